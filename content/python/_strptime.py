# What strptime of datetime and time reads, without the regular expressions of Python's own, which would bring three times as much.
import time

_INNER = {"c": "%a %b %d %H:%M:%S %Y", "x": "%m/%d/%y", "X": "%H:%M:%S", "D": "%m/%d/%y", "F": "%Y-%m-%d",
          "T": "%H:%M:%S", "R": "%H:%M"}
# How many digits, the least and the most that they may say.
_NUMBERS = {"d": (2, 1, 31), "m": (2, 1, 12), "H": (2, 0, 23), "I": (2, 1, 12), "M": (2, 0, 59), "S": (2, 0, 61),
            "y": (2, 0, 99), "j": (3, 1, 366), "w": (1, 0, 6), "u": (1, 1, 7)}
_NAMES = {"A": time._DAYS, "a": [day[:3] for day in time._DAYS], "B": time._MONTHS,
          "b": [month[:3] for month in time._MONTHS], "p": ["AM", "PM"]}


def _read(text, format):
    def wrong():
        return ValueError(f"time data {text!r} does not match format {format!r}")

    pattern = format
    for sign, inner in _INNER.items():
        pattern = pattern.replace("%" + sign, inner)
    found, place, at = {}, 0, 0

    def number(longest, shortest=1):
        nonlocal place
        digits = ""
        while len(digits) < longest and text[place : place + 1].isdecimal():
            digits += text[place]
            place += 1
        if len(digits) < shortest:
            raise wrong()
        return digits

    while at < len(pattern):
        sign = pattern[at]
        at += 1
        if sign.isspace():
            while text[place : place + 1].isspace():
                place += 1
            continue
        if sign != "%":
            if text[place : place + 1].lower() != sign.lower():
                raise wrong()
            place += 1
            continue
        if at == len(pattern):
            raise ValueError(f"stray % in format '{format}'")
        sign = pattern[at]
        at += 1
        if sign in _NUMBERS:
            longest, least, most = _NUMBERS[sign]
            start = place
            found[sign] = int(number(longest))
            # As a pattern would: one digit less where two say too much.
            if found[sign] > most and place - start > 1:
                place -= 1
                found[sign] = int(text[start:place])
            if not least <= found[sign] <= most:
                raise wrong()
        elif sign == "Y":
            found["Y"] = int(number(4, 4))
        elif sign == "f":
            found["f"] = int(number(6).ljust(6, "0"))
        elif sign in _NAMES:
            names = _NAMES[sign]
            fitting = [name for name in names if text[place : place + len(name)].lower() == name.lower()]
            if not fitting:
                raise wrong()
            found[sign.lower()] = names.index(fitting[0])
            place += len(fitting[0])
        elif sign == "z":
            found["z"] = _offset(text, place, wrong)
            place += 1 if text[place] == "Z" else 6 if text[place + 3 : place + 4] == ":" else 5
        elif sign == "%":
            if text[place : place + 1] != "%":
                raise wrong()
            place += 1
        else:
            raise ValueError(f"'{sign}' is a bad directive in format '{format}'")
    if place < len(text):
        raise ValueError(f"unconverted data remains: {text[place:]}")
    return found


def _offset(text, place, wrong):
    if text[place : place + 1] == "Z":
        return 0
    sign, hours, rest = text[place : place + 1], text[place + 1 : place + 3], text[place + 3 : place + 6]
    minutes = rest[1:] if rest[:1] == ":" else rest[:2]
    if sign not in ("+", "-") or not (hours.isdecimal() and minutes.isdecimal() and len(hours + minutes) == 4):
        raise wrong()
    return (-1 if sign == "-" else 1) * (int(hours) * 3600 + int(minutes) * 60)


def _parts(text, format):
    found = _read(text, format)
    year = found.get("Y", 1900)
    if "y" in found:
        year = found["y"] + (2000 if found["y"] < 69 else 1900)
    month = found["b"] + 1 if "b" in found else found.get("m", 1)
    day = found.get("d", 1)
    if "j" in found and not ("d" in found or "m" in found or "b" in found):
        month = max(one for one in range(1, 13) if time._days_before(year, one) < found["j"])
        day = found["j"] - time._days_before(year, month)
    if day > time._days_before(year, month + 1) - time._days_before(year, month) and month < 12:
        raise ValueError("day is out of range for month")
    hour = found.get("H", 0)
    if "I" in found:
        hour = found["I"] % 12 + (12 if found.get("p") == 1 else 0)
    return (year, month, day, hour, found.get("M", 0), found.get("S", 0)), found.get("f", 0), found.get("z")


def _strptime_time(text, format):
    (year, month, day, hour, minute, second), _, offset = _parts(text, format)
    yday = time._days_before(year, month) + day
    before = year - 1
    weekday = (365 * before + before // 4 - before // 100 + before // 400 + yday - 1) % 7
    return time.struct_time((year, month, day, hour, minute, second, weekday, yday, -1), None, offset)


def _strptime_datetime_datetime(cls, text, format):
    moment, fraction, offset = _parts(text, format)
    if offset is None:
        return cls(*moment, fraction)
    from datetime import timedelta, timezone

    return cls(*moment, fraction, timezone(timedelta(seconds=offset)) if offset else timezone.utc)


def _strptime_datetime_date(cls, text, format):
    return cls(*_parts(text, format)[0][:3])


def _strptime_datetime_time(cls, text, format):
    moment, fraction, _ = _parts(text, format)
    return cls(*moment[3:], fraction)
