// Local and session storage that never throw: private windows and full quotas refuse, and what we keep there is only a copy.

type Area = 'localStorage' | 'sessionStorage';

export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(area: Area, key: string, text: string): void {
  try {
    window[area].setItem(key, text);
  } catch {
    // The page works without the copy.
  }
}

export function removeStored(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing was stored, then.
  }
}

export function storedKeys(area: Area): string[] {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
}
