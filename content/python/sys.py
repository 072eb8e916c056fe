# Brython's sys without what names the browser.
from _sys import stdout, stderr, stdin, exc_info, exception, excepthook, modules
from _sys import getdefaultencoding, getrecursionlimit, setrecursionlimit, _getframe


class _Named:
    def __init__(self, **values):
        self.__dict__.update(values)

    def __repr__(self):
        return f"namespace({', '.join(f'{key}={value!r}' for key, value in self.__dict__.items())})"


class _Version(tuple):
    major = property(lambda self: self[0])
    minor = property(lambda self: self[1])
    micro = property(lambda self: self[2])


version_info = _Version((3, 14, 0, "final", 0))
version = "3.14.0"
implementation = _Named(name="brython", cache_tag=None, version=version_info)
platform = "brython"
byteorder = "little"
argv = ["kod.py"]
maxsize = 2**63 - 1
maxunicode = 0x10FFFF
hash_info = _Named(width=32, modulus=2147483647, inf=314159, nan=0, imag=1000003)
float_info = _Named(
    max=1.7976931348623157e308, min=2.2250738585072014e-308, epsilon=2.0**-52, dig=15, mant_dig=53, radix=2
)


def exit(status=None):
    raise SystemExit(status)


def intern(text):
    return text
