# Nothing of a lesson's code is warned of.
filters = []


def warn(*args, **kwargs):
    pass


warn_explicit = simplefilter = filterwarnings = resetwarnings = _deprecated = warn


class catch_warnings:
    def __init__(self, **kwargs):
        pass

    def __enter__(self):
        return []

    def __exit__(self, *exc):
        pass
