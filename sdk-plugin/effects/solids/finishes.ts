import { describedMaterial, type Material } from '../surface/material.ts'

/** A material, and how much light passes through it. */
interface Finish {
  material: Material
  through: number
  /** What its normals have of the way to the viewer at least: soft things are no mirrors where they turn away. */
  facing: number
  /** Whether it is a sheet, bright on the side of the lamp and coloured by what shines through on the other. */
  thin: boolean
}

const WHITE = [1, 1, 1] as const

const finish = (material: Partial<Material>, through = 0, facing = 0, thin = false): Finish => {
  return { material: describedMaterial({ colour: WHITE, metal: 0, rough: 0.6, ...material }), through, facing, thin }
}

/** What parts are made of; their colour is painted. */
export const FINISHES = {
  petal: finish({ rough: 0.8, reflect: 0.008, scatter: 0.2, sheen: 0.012 }, 0.5, 0.3, true),
  fur: finish({ rough: 0.9, reflect: 0.004, scatter: 0.6, sheen: 0.3 }, 0.55, 0.5),
  leaf: finish({ rough: 0.66, reflect: 0.016, coat: 0.045, coatRough: 0.42 }, 0.46, 0.3, true),
  matt: finish({ rough: 0.85 }),
  wood: finish({ rough: 0.55, coat: 0.12, coatRough: 0.4 }),
  paint: finish({ rough: 0.4, coat: 0.5, coatRough: 0.16 }),
  crumb: finish({ rough: 0.7, reflect: 0.03, coat: 0.1, coatRough: 0.4, scatter: 0.5 }, 0.25, 0.2),
  shell: finish({ rough: 0.55, coat: 0.3, coatRough: 0.3, scatter: 0.3 }),
  eggshell: finish({ rough: 0.46, coat: 0.6, coatRough: 0.13, scatter: 0.02 }),
  rind: finish({ rough: 0.46, coat: 0.42, coatRough: 0.22, scatter: 0.35 }, 0.15),
  sugar: finish({ rough: 0.45, coat: 0.6, coatRough: 0.18, scatter: 0.6 }, 0.3),
  cellophane: finish({ rough: 0.5, coat: 1.3, coatRough: 0.07, scatter: 0.2 }, 0.25),
  satin: finish({ rough: 0.38, reflect: 0.055, sheen: 0.2 }, 0.1, 0.2),
  // Its threads shine in their own colour, not white as a lacquer does.
  silk: finish({ metal: 0.5, rough: 0.42, reflect: 0.03, sheen: 0.22 }, 0.12, 0.2),
  cotton: finish({ rough: 0.8, reflect: 0.014, sheen: 0.22 }, 0.18, 0.3),
  paper: finish({ rough: 0.55, reflect: 0.022, coat: 0.1, coatRough: 0.28 }, 0, 0.46),
  foil: finish({ metal: 1, rough: 0.24 }),
  ball: finish({ metal: 1, rough: 0.1 }),
  metal: finish({ metal: 1, rough: 0.16 }),
  glass: finish({ rough: 0.08, reflect: 0.05, coat: 1.3, coatRough: 0.03 }, 0.5),
} as const

export type FinishName = keyof typeof FINISHES
