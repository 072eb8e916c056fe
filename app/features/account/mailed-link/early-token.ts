// The token of a mailed link before any script of the page has come: a press that is quicker than React sends the link's token, and
// nothing on the page moves once React is there. The address stays as it is for use-token.ts and plain-token.ts, which clean it.

/** What a page must hold for the script to be of use (TokenField.tsx). */
export const TOKEN_FIELD = 'data-mailed-token';

/** Runs in the page, behind the field. */
export const TAKE_TOKEN = `{let f=document.querySelector('[${TOKEN_FIELD}]'),t=/[#&]token=([\\w-]{43})(?![\\w-])/.exec(location.hash);f&&t&&(f.hidden=true,f.querySelector('input').value=t[1])}`;
