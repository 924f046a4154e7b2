import fastifyPlugin from 'fastify-plugin'
import { Gauge } from 'prom-client'
import { runsJobs } from '#env.ts'
import { withoutValues } from '#http/withoutValues.ts'

interface Measure {
  name: string
  help: string
  label: string
  /** Rows of a label and a number. */
  query: string
}

const MEASURES: readonly Measure[] = [
  {
    name: 'outbox_messages',
    help: 'Messages that wait to be sent.',
    label: 'channel',
    query: `select channel::text as label, count(outbox.id)::int as n
      from unnest(enum_range(null::message_channel)) as channel
      left join outbox using (channel) where sent_at is null and abandoned_at is null group by 1`,
  },
  {
    name: 'outbox_age_seconds',
    help: 'Age of the oldest message that waits to be sent.',
    label: 'channel',
    query: `select channel::text as label, coalesce(extract(epoch from now() - min(created_at)), 0)::float as n
      from unnest(enum_range(null::message_channel)) as channel
      left join outbox using (channel) where sent_at is null and abandoned_at is null group by 1`,
  },
  {
    name: 'orders_open',
    help: 'Orders that have not ended.',
    label: 'status',
    query: `select status::text as label, count(*)::int as n from orders
      where status in ('held', 'confirmed', 'packed', 'shipped', 'out_for_delivery') group by 1`,
  },
  {
    name: 'orders_held_late_seconds',
    help: 'Time since the hold of the oldest unpaid order ended.',
    label: 'status',
    query: `select 'held' as label, greatest(coalesce(extract(epoch from now() - min(hold_until)), 0), 0)::float as n
      from orders where status = 'held'`,
  },
  {
    name: 'refunds_open',
    help: 'Refunds that are not done.',
    label: 'state',
    query: `select state::text as label, count(*)::int as n from refund where state <> 'done' group by 1`,
  },
  {
    name: 'search_index_lag_seconds',
    help: 'Age of the oldest change that the index of the search engine lacks.',
    label: 'index',
    query: `select name as label, coalesce(extract(epoch from now() - (select min(changed_at) from search_outbox)), 0)::float as n
      from search_index where not is_building`,
  },
]

/** Adds metrics of the rows of the shop. Only processes that run jobs have them, so that not every process counts. */
export const shopMetrics = fastifyPlugin(async function shopMetrics({ db, env, log, metrics: { registry } }) {
  if (!runsJobs(env)) return
  for (const { name, help, label, query } of MEASURES) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        gauge.reset()
        try {
          const { rows } = await db.$client.query<{ label: string; n: number }>(query)
          for (const row of rows) gauge.set({ [label]: row.label }, row.n)
        } catch (error) {
          log.warn({ err: withoutValues(error), metric: name }, 'A metric could not be read')
        }
      },
    })
  }
})
