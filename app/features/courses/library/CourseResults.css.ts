import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({});

// Cards off the screen cost no layout and no paint until somebody scrolls near. The first rows always have their true height.
globalStyle(`${list} > :nth-child(n + 4)`, {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 30rem',
});
