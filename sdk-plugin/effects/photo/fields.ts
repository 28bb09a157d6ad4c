import * as z from 'zod'
import * as param from '../../params.ts'
import { MONTH } from './artwork/month.ts'
import type { CheckedFrameRecipe } from './recipe.ts'
import type { Written } from './written.ts'

type Step = CheckedFrameRecipe['steps'][number]

/** Steps with those that they paint on sheets. */
function allOf(steps: readonly Step[]): Step[] {
  return steps.flatMap((step): Step[] => {
    if (step.do === 'sheet') return [step, ...step.steps]
    if (step.do !== 'baked') return [step]
    return [step, ...step.slots.flatMap((slot) => ('sheet' in slot ? slot.sheet : []))]
  })
}

/** Names of the parameters that bring photos, each once. */
export function photoInputsOf({ steps }: CheckedFrameRecipe): string[] {
  const inputs = allOf(steps).flatMap((step) => {
    if (step.do === 'photo') return step.input === 'none' ? [] : [step.input]
    return step.do === 'baked' ? step.slots.flatMap((slot) => ('input' in slot ? [slot.input] : [])) : []
  })
  return [...new Set(inputs)]
}

/** The parameters that the steps of a recipe name. */
export function fieldsOf(recipe: CheckedFrameRecipe): z.ZodRawShape {
  const fields: Record<string, z.ZodType> = {}
  for (const input of photoInputsOf(recipe)) {
    const address = param.url({ description: input === 'url' ? 'Address of the photo' : 'Another photo' })
    fields[input] = input === 'url' ? address : address.optional()
  }
  for (const step of allOf(recipe.steps)) {
    if (step.do === 'caption') fields[step.input] = textField(step)
    if (step.do !== 'artwork') continue
    for (const mark of step.marks) {
      if (mark.draw === 'text' && typeof mark.text !== 'string') fields[mark.text.input] = textField(mark.text)
      if (mark.draw === 'month') fields.month = MONTH_FIELD
    }
  }
  return fields
}

function textField({ most, description, default: standing }: Written): z.ZodType {
  const text = param.text({ max: most, description })
  return standing === undefined ? text : text.optional()
}

const MONTH_FIELD = z
  .string()
  .regex(MONTH, 'Expected a month as year and number: 2027-03')
  .optional()
  .describe('The month shown, as 2027-03; the present one when left out')
