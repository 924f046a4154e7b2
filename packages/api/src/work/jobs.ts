import fastifyPlugin from 'fastify-plugin'
import { runsJobs } from '#env.ts'
import { withoutValues } from '#http/withoutValues.ts'
import { traceJob } from '#tracing/traces.ts'
import { withCause } from './cause.ts'
import { repeat, type Repetition } from './repeat.ts'

/** A job that looks for work more often is traced only where it finds some. */
const TRACED_FROM_MS = 60_000

export interface Job {
  /** What it does, such as "send messages". */
  name: string
  /** Pause between two runs. */
  everyMs: number
  /** Several processes may run a job at the same time. A long run ends early when the signal aborts. */
  run: (signal: AbortSignal) => Promise<unknown>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Repeats a job while the process listens, unless its role is `web`. */
    addJob: (job: Job) => void
  }
}

export const jobs = fastifyPlugin(async function jobs(app) {
  app.decorate('addJob', ({ name, everyMs, run }) => {
    if (!runsJobs(app.env)) return
    const { jobRuns, jobSuccess, jobPause } = app.metrics
    const onError = (error: unknown) => {
      jobRuns.inc({ name, outcome: 'failed' })
      app.log.warn({ err: withoutValues(error), job: name }, 'A job failed and will run again')
    }
    const runOnce = (signal: AbortSignal) =>
      withCause(`job ${name}`, async () => {
        await (everyMs < TRACED_FROM_MS ? run(signal) : traceJob(name, {}, () => run(signal)))
        jobRuns.inc({ name, outcome: 'succeeded' })
        jobSuccess.setToCurrentTime({ name })
      })

    let repetition: Repetition | undefined
    app.addHook('onListen', async () => {
      jobPause.set({ name }, everyMs / 1_000)
      jobSuccess.setToCurrentTime({ name })
      repetition = repeat(runOnce, { pauseMs: everyMs, onError })
    })
    // The current run ends while open requests are finished.
    app.addHook('preClose', async () => void repetition?.stop())
    app.addHook('onClose', async () => repetition?.stop())
  })
})
