import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { KeyRecord } from '../store/store.ts'

/** Plan → calls a day, null without limit. The first one is the default for new keys. */
export type Plans = Readonly<Record<string, number | null>>

/** The plan of a key whose limit was set by hand. */
export const CUSTOM_PLAN = 'custom'

/**
 * Calls a day that a key has now: what its plan says today, so that a change of plans reaches every key of it. A limit
 * set by hand, or a plan that is no longer offered, leaves what the record says.
 */
export function limitOf(record: KeyRecord, plans: Plans): number | null {
  const planned = record.plan === CUSTOM_PLAN || !Object.hasOwn(plans, record.plan) ? undefined : plans[record.plan]
  return planned === undefined ? record.limit : planned
}

/** The plan and limit of a new key, from what was asked for. @throws param_invalid */
export function choosePlan(
  plans: Plans,
  asked: { plan?: string | undefined; limit?: number | null | undefined },
): { plan: string; limit: number | null } {
  if (asked.limit !== undefined) {
    if (asked.plan !== undefined) {
      throw new GatewayError('param_invalid', {
        message: 'A key has a plan or a limit of its own, not both.',
        expected: 'either plan or limit',
        received: `plan ${asked.plan} and limit ${asked.limit}`,
      })
    }
    return { plan: CUSTOM_PLAN, limit: checkLimit(asked.limit) }
  }
  const plan = asked.plan ?? Object.keys(plans)[0] ?? CUSTOM_PLAN
  const limit = Object.hasOwn(plans, plan) ? plans[plan] : undefined
  if (limit === undefined) throw unknownPlan(plan, plans)
  return { plan, limit }
}

/** @throws param_invalid */
export function checkLimit(limit: number | null): number | null {
  if (limit === null || (Number.isSafeInteger(limit) && limit >= 0)) return limit
  throw new GatewayError('param_invalid', {
    message: 'The limit is not a number of calls.',
    expected: 'a whole number from 0, or null for no limit',
    received: String(limit),
  })
}

function unknownPlan(plan: string, plans: Plans): GatewayError {
  return new GatewayError('param_invalid', {
    message: `There is no plan "${plan}".`,
    expected: Object.keys(plans).join(', ') || 'a limit, since no plans are configured',
    received: plan,
  })
}
