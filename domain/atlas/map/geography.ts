// Where the massifs of the map stand, one a field of work, on a plane of 1000 by 1000. Arranged once, by how many steps and likenesses lead from
// field to field, and then fixed: what somebody has found in the north stays there, whatever is added.
import type { Field } from '../fields.ts';

export type Point = readonly [x: number, y: number];

export const PLANE = 1000;

export const CENTRES: Readonly<Record<Field, Point>> = {
  budowa: [300, 130],
  przyroda: [555, 115],
  sztuka: [815, 175],
  mechanika: [105, 315],
  rzemioslo: [425, 320],
  uroda: [620, 325],
  nauczanie: [890, 375],
  elektryka: [105, 545],
  produkcja: [290, 445],
  porzadek: [455, 500],
  nauka: [605, 490],
  zdrowie: [750, 440],
  opieka: [895, 590],
  gastronomia: [415, 608],
  sluzby: [745, 655],
  informatyka: [155, 770],
  transport: [370, 830],
  sprzedaz: [565, 668],
  biuro: [665, 785],
  prawo: [840, 815],
  finanse: [555, 905],
};
