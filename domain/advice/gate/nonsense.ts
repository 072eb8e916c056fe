// Is a word no word of any language: keys pressed in a row, letters repeated, consonants without end?

const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'йцукенгшщзхї',
  'фівапролджє',
  'фывапролджэ',
  'ячсмитьбю',
  'abcdefghijk',
];
// Words that happen to lie side by side on the keyboard.
const REAL = /^(?:tras|poi|oper|drew|were|sas|rower)/;
const MIN_ROW = 3;
const SHARE_IN_ROW = 0.75;
const MAX_CONSONANTS = 5;
const RARE_SHARE = 0.3;

const DIGRAPHS = /rz|sz|cz|ch|dz|th|sch|ck|ng|ph|sh/g;
const CONSONANTS = new RegExp(`[bcdfghjklmnpqrstvwxz]{${MAX_CONSONANTS},}`);
const VOWEL = /[aeiouyаеєиіїоуюяыэё]/;
// Neighbours that hardly any Polish, English or transliterated word has.
const RARE = new Set(
  `qw qa qs qz qx qk qj wq xz zx xc cx vb bv vc cv fg gf gh hg hj jh jk kj jg gj fj jf dj df fd fk kf gq xk kx xj jx vx xv bq qb hk hf fh hd jq zq qd pq bx xb sx xs dx xd fx xf gx xg hx mx xm nx xn rx wx xw zj jz vj jv kq
  jl lj jp pj jw wj gk kg gb bg gv vg gz bf fb fv vf fm pf vd vk kv vm mv vn vp pv vt tv vz zv bk kb tg gp pg hb bh hp ph hz zh cj jc cf fc cg gc fz zf hv vh`.split(
    /\s+/,
  ),
);

export function isNonsense(word: string): boolean {
  if (word.length < MIN_ROW || !/^\p{L}+$/u.test(word)) return false;
  if (/^(.{1,4}?)\1{2,}.{0,3}$/u.test(word) || /^(?:bla|ble|la|ha|he|hi|na|ta|pa|xd|ho){2,}$/.test(word))
    return true;
  if (new Set(word).size <= 2 && word.length >= 4) return true;
  if (isKeyRow(word)) return true;
  if (!VOWEL.test(word)) return word.length >= 4 && /[a-z]/.test(word);
  if (!/^[a-z]+$/.test(word) || word.length < 4) return false;
  if (CONSONANTS.test(word.replaceAll(DIGRAPHS, 's'))) return true;
  return (
    word.length >= 5 && pairs(word).filter((pair) => RARE.has(pair)).length > RARE_SHARE * (word.length - 1)
  );
}

function isKeyRow(word: string): boolean {
  const reversed = Array.from(word).toReversed().join('');
  if (ROWS.some((row) => row.includes(word) || row.includes(reversed))) return true;
  const steps = pairs(word);
  const near = steps.filter(([one = '', two = '']) =>
    ROWS.some((row) => row.includes(one + two) || row.includes(two + one)),
  );
  return word.length >= 4 && near.length >= SHARE_IN_ROW * steps.length && !REAL.test(word);
}

function pairs(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}
