import { apiRequest, type ApiRoute } from './apiRequests.ts'
import { Dice } from './Dice.ts'
import { judgeAnswer } from './judgeAnswer.ts'
import { pageRequest } from './pageRequests.ts'
import type { KnownValues } from './KnownValues.ts'
import { RawConnection } from './RawConnection.ts'
import { describe, toBytes, type RawRequest } from './RawRequest.ts'

const CONNECTIONS = 8

export interface Wave {
  port: number
  seed: number
  from: number
  count: number
  routes: readonly ApiRoute[]
  known: KnownValues
}

export interface WaveOutcome {
  /** First request of each kind of fault. */
  failures: string[]
  statuses: Map<number, number>
}

/** Sends the requests of a seed, several at a time, and judges each answer. */
export async function sendAll(wave: Wave): Promise<WaveOutcome> {
  const statuses = new Map<number, number>()
  const faults = new Map<string, { times: number; first: string }>()
  const note = (index: number, request: RawRequest, fault: string) => {
    const kind = fault.replaceAll(/"request_id":"[^"]*"|\d{4,}/g, '').slice(0, 100)
    const known = faults.get(kind)
    if (known === undefined)
      faults.set(kind, { times: 1, first: toFailure(wave.seed, index, request, fault) })
    else known.times += 1
  }
  let next = wave.from
  const takeTurns = async () => {
    const connection = new RawConnection(wave.port)
    for (let index = next++; index < wave.from + wave.count; index = next++) {
      const request = requestOf(wave, index)
      try {
        const answer = await connection.send(request.method, toBytes(request))
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const fault = judgeAnswer(request, answer)
        if (fault !== undefined) note(index, request, fault)
      } catch (error) {
        note(index, request, String(error))
      }
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, takeTurns))
  const failures = [...faults.values()].map(({ times, first }) => `${times} × ${first}`)
  return { failures, statuses }
}

/** Two of three requests go to the API, the others to pages and files. */
function requestOf({ seed, routes, known }: Wave, index: number): RawRequest {
  const dice = new Dice(`${seed}:${index}`)
  return dice.chance(0.67) ? apiRequest(dice.pick(routes), known, dice) : pageRequest(known, dice)
}

function toFailure(seed: number, index: number, request: RawRequest, fault: string): string {
  return `${fault}\n      ${describe(request)}\n      again: npm run rel -- attack --seed ${seed} --only ${index}`
}
