# Brython's own names the browser, and writes dates as that browser's country does.
import _clock

_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
_MONTHS = [
    "January", "February", "March", "April", "May", "June", "July",
    "August", "September", "October", "November", "December",
]
_LONGEST_SLEEP_S = 3


class struct_time(tuple):
    n_fields = 11
    n_sequence_fields = 9

    def __new__(cls, values, zone=None, offset=None):
        values = tuple(values)
        if len(values) < 9:
            raise TypeError(f"time.struct_time() takes an at least 9-sequence ({len(values)}-sequence given)")
        self = tuple.__new__(cls, values[:9])
        self.tm_zone = zone if len(values) < 10 else values[9]
        self.tm_gmtoff = offset if len(values) < 11 else values[10]
        return self

    def __getitem__(self, at):
        return tuple(list(self)[at]) if isinstance(at, slice) else tuple.__getitem__(self, at)

    def __repr__(self):
        return f"time.struct_time({', '.join(f'{name}={value}' for name, value in zip(_NAMES, self))})"


_NAMES = ["tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst"]
for _at, _name in enumerate(_NAMES):
    setattr(struct_time, _name, property(lambda self, at=_at: self[at]))


def _days_before(year, month):
    return sum([31, 29 if _is_leap(year) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][: month - 1])


def _is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _split(seconds, is_dst, zone, offset):
    days, rest = divmod(int(seconds // 1) + offset, 86_400)
    # Gregorian days, counted from 1 March of the year 0.
    era, day = divmod(days + 719_468, 146_097)
    year = (day - day // 1460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    date = day - (153 * month + 2) // 5 + 1
    month = month + 3 if month < 10 else month - 9
    year += 400 * era + (month <= 2)
    hour, rest = divmod(rest, 3600)
    minute, second = divmod(rest, 60)
    yday = _days_before(year, month) + date
    return struct_time((year, month, date, hour, minute, second, (days + 3) % 7, yday, is_dst), zone, offset)


def time():
    return _clock.now()


def time_ns():
    return int(_clock.now() * 1000) * 1_000_000


def perf_counter():
    return _clock.ticks()


monotonic = process_time = thread_time = perf_counter


def perf_counter_ns():
    return int(_clock.ticks() * 1_000_000) * 1_000


monotonic_ns = process_time_ns = perf_counter_ns


def sleep(seconds):
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    if seconds > _LONGEST_SLEEP_S:
        raise TimeoutError(f"w lekcji time.sleep czeka najwyżej {_LONGEST_SLEEP_S} s")
    end = _clock.ticks() + seconds
    while _clock.ticks() < end:
        pass


def gmtime(seconds=None):
    return _split(time() if seconds is None else seconds, 0, "UTC", 0)


def localtime(seconds=None):
    seconds = time() if seconds is None else seconds
    offset, is_dst, zone = _clock.zone(int(seconds // 1))
    return _split(seconds, is_dst, zone, offset)


def mktime(values):
    return _clock.made(*values[:6])


_now = localtime()
_winter = localtime(mktime((_now[0], 1, 1, 0, 0, 0)))
_summer = localtime(mktime((_now[0], 7, 1, 0, 0, 0)))
timezone = -min(_winter.tm_gmtoff, _summer.tm_gmtoff)
altzone = -max(_winter.tm_gmtoff, _summer.tm_gmtoff)
daylight = int(timezone != altzone)
tzname = (_winter.tm_zone, _summer.tm_zone)


def asctime(values=None):
    values = localtime() if values is None else values
    return (
        f"{_DAYS[values[6]][:3]} {_MONTHS[values[1] - 1][:3]} {values[2]:2} "
        f"{values[3]:02}:{values[4]:02}:{values[5]:02} {values[0]}"
    )


def ctime(seconds=None):
    return asctime(localtime(seconds))


def _week(values, first):
    return (values[7] + 6 - (values[6] - first) % 7) // 7


def _iso(values):
    week = (values[7] - 1 - values[6] + 10) // 7
    year = values[0]
    if week < 1:
        year -= 1
        return year, 53 if _has_53(year) else 52
    return (year + 1, 1) if week == 53 and not _has_53(year) else (year, week)


def _has_53(year):
    day = lambda of: (of + of // 4 - of // 100 + of // 400) % 7
    return day(year) == 4 or day(year - 1) == 3


def _directive(sign, values):
    year, month, day, hour, minute, second, weekday, yday = values[:8]
    inner = {"c": "%a %b %e %H:%M:%S %Y", "x": "%m/%d/%y", "X": "%H:%M:%S", "D": "%m/%d/%y", "F": "%Y-%m-%d",
             "T": "%H:%M:%S", "R": "%H:%M", "r": "%I:%M:%S %p"}
    if sign in inner:
        return strftime(inner[sign], values)
    said = {
        "a": lambda: _DAYS[weekday][:3], "A": lambda: _DAYS[weekday],
        "b": lambda: _MONTHS[month - 1][:3], "B": lambda: _MONTHS[month - 1], "h": lambda: _MONTHS[month - 1][:3],
        "d": lambda: f"{day:02}", "e": lambda: f"{day:2}", "H": lambda: f"{hour:02}",
        "I": lambda: f"{hour % 12 or 12:02}", "j": lambda: f"{yday:03}", "m": lambda: f"{month:02}",
        "M": lambda: f"{minute:02}", "p": lambda: "AM" if hour < 12 else "PM", "S": lambda: f"{second:02}",
        "u": lambda: str(weekday + 1), "w": lambda: str((weekday + 1) % 7), "y": lambda: f"{year % 100:02}",
        "Y": lambda: str(year), "U": lambda: f"{_week(values, 6):02}", "W": lambda: f"{_week(values, 0):02}",
        "V": lambda: f"{_iso(values)[1]:02}", "G": lambda: str(_iso(values)[0]),
        "z": lambda: _offset(values), "Z": lambda: getattr(values, "tm_zone", None) or tzname[0],
        "n": lambda: "\n", "t": lambda: "\t", "%": lambda: "%",
    }
    return said[sign]() if sign in said else "%" + sign


def _offset(values):
    minutes = (getattr(values, "tm_gmtoff", None) or 0) // 60
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}{abs(minutes) % 60:02}"


def strftime(format, values=None):
    values = localtime() if values is None else values
    written, at = "", 0
    while at < len(format):
        if format[at] == "%" and at + 1 < len(format):
            at += 1
            written += _directive(format[at], values)
        else:
            written += format[at]
        at += 1
    return written


def strptime(text, format="%a %b %d %H:%M:%S %Y"):
    import _strptime

    return _strptime._strptime_time(text, format)
