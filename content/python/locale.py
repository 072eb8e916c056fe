# The C locale, which Python begins with.
CHAR_MAX = 127
LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)


class Error(Exception):
    pass


def setlocale(category, locale=None):
    if locale in (None, "", "C", "POSIX", ("C", None)):
        return "C"
    raise Error("unsupported locale setting")


def getlocale(category=LC_CTYPE):
    return (None, None)


def localeconv():
    return {"decimal_point": ".", "thousands_sep": "", "grouping": []}
