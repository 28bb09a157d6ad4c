import type { FetchHop } from '@gateway/sdk-plugin'
import { CHECKS, type Page } from './checks.ts'

export interface GradedPage {
  url: string
  headers: FetchHop['headers']
  hops: readonly FetchHop[]
}

export interface Graded {
  grade: string
  score: number
  checks: { header: string; points: number; max: number; reason: string }[]
}

const GRADES: readonly (readonly [least: number, grade: string])[] = [
  [95, 'A+'],
  [85, 'A'],
  [70, 'B'],
  [55, 'C'],
  [35, 'D'],
  [25, 'E'],
  [0, 'F'],
]

/** Points for what a browser is told to refuse. The README explains the rubric. */
export function grade({ url, headers, hops }: GradedPage): Graded {
  const page: Page = {
    secure: url.startsWith('https:'),
    downgraded: hops.some((hop, index) => index > 0 && !hop.url.startsWith('https:') && isSecure(hops[index - 1]!)),
    header: (name) => [headers[name] ?? []].flat().join(', ').trim(),
    cookies: [headers['set-cookie'] ?? []].flat(),
  }
  const checks = CHECKS.map(({ header, max, judge }) => ({ header, max, ...judge(page) }))
  const score = checks.reduce((sum, { points }) => sum + points, 0)
  // Without encryption every header can be taken away on the wire.
  const capped = page.secure ? score : Math.min(score, 34)
  return { grade: GRADES.find(([least]) => capped >= least)![1], score: capped, checks }
}

function isSecure({ url }: FetchHop): boolean {
  return url.startsWith('https:')
}
