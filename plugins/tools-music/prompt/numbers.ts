import type { Meter } from '../model.ts'

/** Tempos outside of this are brought to its edge. */
export const TEMPO_LIMITS = [40, 220] as const

const BPM = /(?<![\d:.])(\d{2,3})\s*-?\s*(?:bpm|beats? (?:per|a) minute|b\.p\.m)/iu
const TEMPO = new RegExp(
  String.raw`\b(?:tempo|bpm|speed)\s*(?:of|:|=|at|is|around|about)?\s*(\d{2,3})\b|` +
    String.raw`\bat (\d{2,3})(?!\s*(?:%|am|pm|k\b|years|hours|seconds|sec|minutes|degrees|:|\d))\b`,
  'iu',
)
const CLOCK = /\b(\d):([0-5]\d)\b/u
/** "80s" is a decade, "45s" a length. */
const SECONDS = /\b(?![5-9]0s\b)(\d{1,3})\s*-?\s*(?:s|sec|secs|seconds?|sekunden|segundos|detik)\b/iu
const MINUTES = /\b(\d(?:[.,]\d)?|one|two|three|half a)\s*-?\s*(?:min|mins|minutes?|minuten|minutos|menit)\b/iu
const WORDS: Readonly<Record<string, number>> = { 'one': 1, 'two': 2, 'three': 3, 'half a': 0.5 }

export function bpmIn(prompt: string): number | undefined {
  const match = BPM.exec(prompt) ?? TEMPO.exec(prompt)
  const value = match?.[1] ?? match?.[2]
  return value === undefined ? undefined : Math.min(TEMPO_LIMITS[1], Math.max(TEMPO_LIMITS[0], Number(value)))
}

/** Seconds asked for in words: "30 seconds", "2 minutes", "1:45". */
export function secondsIn(prompt: string): number | undefined {
  const clock = CLOCK.exec(prompt)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const minutes = MINUTES.exec(prompt)?.[1]?.toLowerCase()
  const seconds = SECONDS.exec(prompt)?.[1]
  if (minutes === undefined) return seconds === undefined ? undefined : Number(seconds)
  const whole = WORDS[minutes] ?? Number(minutes.replace(',', '.'))
  return whole * 60 + Number(seconds ?? 0)
}

export function meterIn(prompt: string): Meter['name'] | undefined {
  if (/(?<!\d)(?:6\/8|12\/8)(?!\d)|\bsix eight\b/iu.test(prompt)) return '6/8'
  if (
    /(?<!\d)3\/4(?!\d)|\bthree[- ]four\b|\btriple (?:time|met(?:er|re))\b|\bin three\b|\bwaltz (?:time|feel)\b/iu.test(
      prompt,
    )
  )
    return '3/4'
  return /(?<!\d)4\/4(?!\d)|\bfour[- ]four\b|\bcommon time\b/iu.test(prompt) ? '4/4' : undefined
}
