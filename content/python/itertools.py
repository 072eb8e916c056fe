# Brython's own reads past the end of what islice is to take.
from operator import add as _add


class chain:
    def __init__(self, *iterables):
        self._all = (one for iterable in iterables for one in iterable)

    @classmethod
    def from_iterable(cls, iterables):
        self = cls()
        self._all = (one for iterable in iterables for one in iterable)
        return self

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._all)


def count(start=0, step=1):
    while True:
        yield start
        start += step


def cycle(iterable):
    kept = []
    for one in iterable:
        yield one
        kept.append(one)
    while kept:
        yield from kept


def repeat(value, times=None):
    if times is None:
        while True:
            yield value
    for _ in range(times):
        yield value


_NOTHING = object()


def accumulate(iterable, func=_add, *, initial=None):
    total = _NOTHING if initial is None else initial
    if total is not _NOTHING:
        yield total
    for one in iterable:
        total = one if total is _NOTHING else func(total, one)
        yield total


def batched(iterable, n, *, strict=False):
    if n < 1:
        raise ValueError("n must be at least one")
    iterator = iter(iterable)
    while batch := tuple(islice(iterator, n)):
        if strict and len(batch) != n:
            raise ValueError("batched(): incomplete batch")
        yield batch


def pairwise(iterable):
    iterator = iter(iterable)
    before = next(iterator, _NOTHING)
    for one in iterator:
        yield before, one
        before = one


def islice(iterable, *limits):
    if not 1 <= len(limits) <= 3:
        raise TypeError(f"islice expected from 2 to 4 arguments, got {len(limits) + 1}")
    start, stop, step = (0, limits[0], 1) if len(limits) == 1 else (*limits, None)[:3]
    start = 0 if start is None else start
    step = 1 if step is None else step
    if start < 0 or step < 1 or (stop is not None and stop < 0):
        raise ValueError("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    return _sliced(iter(iterable), start, stop, step)


def _sliced(iterator, start, stop, step):
    at = 0
    while stop is None or at < stop:
        one = next(iterator, _NOTHING)
        if one is _NOTHING:
            return
        if at >= start and (at - start) % step == 0:
            yield one
        at += 1


def compress(data, selectors):
    return (one for one, is_chosen in zip(data, selectors) if is_chosen)


def dropwhile(predicate, iterable):
    iterator = iter(iterable)
    for one in iterator:
        if not predicate(one):
            yield one
            break
    yield from iterator


def takewhile(predicate, iterable):
    for one in iterable:
        if not predicate(one):
            return
        yield one


def filterfalse(predicate, iterable):
    return (one for one in iterable if not (one if predicate is None else predicate(one)))


def starmap(function, iterable):
    return (function(*given) for given in iterable)


def zip_longest(*iterables, fillvalue=None):
    iterators = [iter(one) for one in iterables]
    while True:
        row = [next(one, _NOTHING) for one in iterators]
        if all(one is _NOTHING for one in row):
            return
        yield tuple(fillvalue if one is _NOTHING else one for one in row)


def groupby(iterable, key=None):
    iterator = iter(iterable)
    keyed = lambda one: one if key is None else key(one)
    one = next(iterator, _NOTHING)
    while one is not _NOTHING:
        present = keyed(one)

        def group():
            nonlocal one
            while one is not _NOTHING and keyed(one) == present:
                found = one
                one = next(iterator, _NOTHING)
                yield found

        members = group()
        yield present, members
        for _ in members:
            pass


def tee(iterable, n=2):
    iterator = iter(iterable)
    kept = [[] for _ in range(n)]

    def one_of(own):
        while True:
            if not own:
                found = next(iterator, _NOTHING)
                if found is _NOTHING:
                    return
                for other in kept:
                    other.append(found)
            yield own.pop(0)

    return tuple(one_of(own) for own in kept)


def product(*iterables, repeat=1):
    pools = [tuple(one) for one in iterables] * repeat
    if any(not pool for pool in pools):
        return
    indices = [0] * len(pools)
    while True:
        yield tuple(pool[at] for pool, at in zip(pools, indices))
        for place in reversed(range(len(pools))):
            indices[place] += 1
            if indices[place] < len(pools[place]):
                break
            indices[place] = 0
        else:
            return


def permutations(iterable, r=None):
    pool = tuple(iterable)
    return _chosen(pool, len(pool) if r is None else r, lambda chosen, at: at not in chosen)


def combinations(iterable, r):
    return _chosen(tuple(iterable), r, lambda chosen, at: not chosen or at > chosen[-1])


def combinations_with_replacement(iterable, r):
    return _chosen(tuple(iterable), r, lambda chosen, at: not chosen or at >= chosen[-1])


def _chosen(pool, r, fits, chosen=()):
    if len(chosen) == r:
        yield tuple(pool[at] for at in chosen)
        return
    for at in range(len(pool)):
        if fits(chosen, at):
            yield from _chosen(pool, r, fits, (*chosen, at))
