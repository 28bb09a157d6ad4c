/** Kinds of things that grow, and eggs beside them. */
import * as z from 'zod'
import { colour } from '../colour.ts'
import { catkin } from './catkin.ts'
import { egg } from './eggs.ts'
import { daffodil, daisy, tulip } from './flowers.ts'
import { kind, tones } from './kind.ts'
import { fallen, leaf } from './leaves.ts'
import { acorn } from './nuts.ts'
import { stem } from './rods.ts'
import { rose } from './rose.ts'
import { nest, willow } from './willow.ts'

const GREEN = [
  [0.03, 0.1, 0.02],
  [0.08, 0.21, 0.04],
] as const

const SILVER = [
  [0.26, 0.25, 0.22],
  [0.66, 0.65, 0.6],
] as const

export const GARDEN = {
  rose: kind('rose', { colours: tones, open: z.number().min(0).max(1.3).default(1) }, (random, { colours, open }) =>
    rose(random, colours, open),
  ),
  tulip: kind('tulip', { colours: tones, open: z.number().min(0).max(1.3).default(0.4) }, (random, { colours, open }) =>
    tulip(random, colours, open),
  ),
  daffodil: kind(
    'daffodil',
    {
      colours: tones.default([
        [0.9, 0.62, 0.02],
        [0.95, 0.74, 0.05],
      ]),
      trumpet: tones.default([
        [0.85, 0.45, 0.008],
        [0.92, 0.34, 0.005],
      ]),
    },
    (random, { colours, trumpet }) => daffodil(random, colours, trumpet),
  ),
  daisy: kind(
    'daisy',
    {
      colours: tones.default([
        [0.76, 0.76, 0.68],
        [0.9, 0.89, 0.85],
      ]),
      rays: z.number().int().min(5).max(30).default(13),
    },
    (random, { colours, rays }) => daisy(random, colours, rays),
  ),
  catkin: kind('catkin', { colours: tones.default(SILVER) }, (random, { colours }) => catkin(random, colours)),
  willow: kind(
    'willow',
    {
      /** Of the bark from its thick end to its tip, and of the fur. */
      colours: tones.default([
        [0.06, 0.028, 0.014],
        [0.16, 0.085, 0.04],
      ]),
      fur: tones.default(SILVER),
      /** How far its middle lies aside, as a share of its length. */
      bend: z.number().min(-1).max(1).default(0.06),
      count: z.number().int().min(1).max(20).default(7),
      /** Of a catkin, as a share of the twig. */
      long: z.number().positive().max(1).default(0.13),
    },
    (random, { colours, fur, ...look }) => willow(random, colours, fur, look),
  ),
  nest: kind(
    'nest',
    {
      colours: tones.default([
        [0.22, 0.13, 0.05],
        [0.6, 0.44, 0.2],
      ]),
    },
    (random, { colours }) => nest(random, colours),
  ),
  acorn: kind(
    'acorn',
    {
      colours: tones.default([
        [0.2, 0.09, 0.03],
        [0.42, 0.2, 0.06],
      ]),
    },
    (random, { colours }) => acorn(random, colours),
  ),
  leaf: kind(
    'leaf',
    {
      colours: tones.default(GREEN),
      form: z.enum(['leaf', 'blade', 'oak', 'maple']).default('leaf'),
      /** Half its width as a share of the length; a maple's has its own. */
      wide: z.number().positive().max(1).default(0.3),
    },
    (random, { colours, form, wide }) => leaf(random, colours, form, wide),
  ),
  petal: kind('petal', { colours: tones }, (random, { colours }) => fallen(random, colours)),
  stem: kind(
    'stem',
    {
      colours: tones.default(GREEN),
      radius: z.number().positive().max(0.2).default(0.02),
      bend: z.number().min(-1).max(1).default(0.05),
    },
    (random, { colours, radius, bend }) => stem(random, colours, radius, bend),
  ),
  egg: kind(
    'egg',
    {
      colours: z.array(colour).min(1).max(4),
      pattern: z.enum(['plain', 'speckled', 'bands', 'dots', 'zigzag', 'flowers']).default('plain'),
    },
    (random, { colours, pattern }) => egg(random, colours, pattern),
  ),
} as const
