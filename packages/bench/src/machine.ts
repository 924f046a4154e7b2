import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const SAMPLE_MS = 300
/** From this share of all cores on, other programs change what is measured. */
const BUSY = 0.2
/** So many samples in a row show a quiet machine. */
const QUIET_SAMPLES = 10

/** What is left of the five minutes that a run of the program may wait in all. */
let patienceMs = 300_000

/** Share of the machine's time, from 0 to 1, that programs use while nothing is measured. */
export async function otherUse(): Promise<number> {
  const before = times()
  await pause(SAMPLE_MS)
  const after = times()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** Waits until other programs, such as the shop that still resizes pictures, leave the machine alone, while there is patience left. */
export async function untilQuiet(): Promise<void> {
  const began = performance.now()
  for (let quiet = 0; quiet < QUIET_SAMPLES && performance.now() - began < patienceMs;)
    quiet = (await otherUse()) < BUSY ? quiet + 1 : 0
  patienceMs -= performance.now() - began
}

/** Mark of a figure that was measured beside other programs: a speed is then a lower bound. */
export function busyMark(use: number): string {
  return use >= BUSY ? ` ~${Math.round(use * 100)} %` : ''
}

function times(): { idle: number; all: number } {
  const cores = os.cpus().map(({ times }) => times)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return { idle: sum(cores.map(({ idle }) => idle)), all: sum(cores.flatMap((core) => Object.values(core))) }
}
