import { Agent } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, GatewayProcess } from '../gateway-process.ts'

/** Keep-alive clients that call all the time and look at every answer. */
export interface Load {
  /** Answers until now. */
  count(): number
  /** What was wrong, in words: empty when every answer was right. */
  wrong(): string[]
  /** Calls `target` as well, until the function that is returned is called and its last answer has come. */
  add(target: string, isRight: (answer: Answer) => boolean): () => Promise<void>
  stop(): Promise<void>
}

const CLIENTS = 3
/** The load is light: what is tested is that no call fails, not how many there can be. */
const BETWEEN_MS = 4

export function startLoad(gateway: GatewayProcess): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS * 3 })
  const wrong: string[] = []
  const loads: (() => Promise<void>)[] = []
  let count = 0

  const callOnce = async (target: string, isRight: (answer: Answer) => boolean) => {
    try {
      const answer = await gateway.get(target, { agent })
      if (!isRight(answer)) wrong.push(`${target}: ${answer.status} ${answer.bytes.toString()}`)
    } catch (error) {
      wrong.push(`${target}: ${String(error)}`)
    }
    count++
  }

  return {
    count: () => count,
    wrong: () => wrong,
    add(target, isRight) {
      let stopped = false
      const client = async () => {
        while (!stopped) {
          await callOnce(target, isRight)
          await pause(BETWEEN_MS)
        }
      }
      const clients = Promise.all(Array.from({ length: CLIENTS }, client))
      const end = async () => {
        stopped = true
        await clients
      }
      loads.push(end)
      return end
    },
    async stop() {
      await Promise.all(loads.map((end) => end()))
      agent.destroy()
    },
  }
}
