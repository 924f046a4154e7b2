import { Client, errors, type API } from '@opensearch-project/opensearch'
import { EngineFailure, RefusedQuery } from '../engine/EngineFailure.ts'
import type { Query } from './toQuery.ts'

/** Number of further attempts, on other nodes if there are any. */
const RETRIES = 2
/** Deadlines of an attempt to write, and to change indexes. */
const WRITE_MS = 20_000
const MANAGE_MS = 60_000
/** How long a node waits for its cluster before it refuses to write; shorter than the deadline. */
const WAIT_FOR_CLUSTER = '15s'
/** Parts of an answer that are sent. The rest would be most of it. */
const ANSWER = 'hits.total.value,hits.hits.fields.id,aggregations'

export interface Hits {
  total: number
  ids: number[]
}

/** Result of a write: `missing` indexes are no more; the others keep `refused` products as they were. */
export interface Written {
  missing: string[]
  refused: string[]
}

export interface SearchAnswer<Aggregations> extends Hits {
  aggregations: Aggregations
}

/** Calls of OpenSearch. Each has a deadline and a bounded number of attempts, and fails with an `EngineFailure`. */
export class SearchCluster {
  readonly #client: Client
  readonly #searchMs: number

  /** `searchMs` is the deadline of an attempt to search. */
  constructor(nodes: readonly string[], searchMs: number) {
    this.#client = new Client({ nodes: [...nodes], requestTimeout: MANAGE_MS, maxRetries: RETRIES })
    this.#searchMs = searchMs
  }

  /** Answers with the ids of hits. `Aggregations` is what the body asks for. */
  async search<Aggregations>(index: string, body: Query): Promise<SearchAnswer<Aggregations>> {
    return failing(async () => {
      const { body: answer } = await this.#client.search(
        {
          index,
          body,
          // The numbers of some shards would look like the numbers of all.
          allow_partial_search_results: false,
          filter_path: ANSWER,
          cancel_after_time_interval: `${this.#searchMs}ms`,
        },
        { requestTimeout: this.#searchMs },
      )
      const { hits, aggregations } = answer as Partial<typeof answer>
      return {
        total: typeof hits?.total === 'number' ? hits.total : (hits?.total?.value ?? 0),
        ids: hits?.hits?.map(({ fields }) => (fields as { id: [number] }).id[0]) ?? [],
        aggregations: aggregations as Aggregations,
      }
    })
  }

  /** Writes lines of a bulk request to aliases. A newer state of a product that is there already stays. */
  async write(lines: readonly object[]): Promise<Written> {
    return failing(async () => {
      const { body } = await this.#client.bulk(
        { body: [...lines], require_alias: true, timeout: WAIT_FOR_CLUSTER },
        { requestTimeout: WRITE_MS },
      )
      const missing = new Set<string>()
      const refused: string[] = []
      for (const { _index, _id, status, error } of body.items.flatMap((item) => Object.values(item))) {
        if (status < 300 || status === 409 || (status === 404 && error === undefined)) continue
        if (status === 404) missing.add(_index)
        else if (status === 400) refused.push(`${_id}: ${error?.reason}`)
        else throw new Error(`a write failed with ${status}: ${error?.reason}`)
      }
      return { missing: [...missing], refused }
    })
  }

  /** Writes become visible to searches. */
  async refresh(index: string): Promise<void> {
    await failing(() =>
      this.#client.indices.refresh({ index, ignore_unavailable: true }, { requestTimeout: WRITE_MS }),
    )
  }

  async hasAlias(alias: string): Promise<boolean> {
    return failing(async () => (await this.#client.indices.existsAlias({ name: alias })).body)
  }

  async createIndex(index: string, alias: string, template: API.Indices_PutIndexTemplate_RequestBody) {
    await failing(async () => {
      await this.#client.indices.putIndexTemplate({ name: alias, body: template })
      const { body } = await this.#client.cluster.health()
      await this.#client.indices.create({
        index,
        body: {
          aliases: { [writeAlias(index)]: {} },
          // Several shards on one node would each find, count and sort, and then be added up.
          settings: { number_of_shards: body.number_of_data_nodes },
        },
        wait_for_active_shards: '1',
      })
    })
  }

  /** The alias names this index and no other, in one step. */
  async switchAlias(alias: string, index: string): Promise<void> {
    await failing(async () => {
      const before = (await this.#indexes(`${alias}-*`)).filter(({ aliases }) => aliases.includes(alias))
      await this.#client.indices.updateAliases({
        body: {
          actions: [
            ...before.map(({ name }) => ({ remove: { index: name, alias } })),
            { add: { index, alias } },
          ],
        },
      })
    })
  }

  /** Deletes every index of the alias's family but one. */
  async deleteOthers(alias: string, index: string): Promise<void> {
    await failing(async () => {
      for (const { name } of await this.#indexes(`${alias}-*`)) {
        if (name !== index) await this.deleteIndex(name)
      }
    })
  }

  async deleteIndex(index: string): Promise<void> {
    await failing(() => this.#client.indices.delete({ index, ignore_unavailable: true }))
  }

  close(): Promise<void> {
    return this.#client.close()
  }

  async #indexes(pattern: string): Promise<{ name: string; aliases: string[] }[]> {
    const { body } = await this.#client.indices.getAlias({ index: pattern })
    return Object.entries(body).map(([name, { aliases }]) => ({ name, aliases: Object.keys(aliases) }))
  }
}

/** Alias through which an index is written, so that a write to a deleted index does not create it again. */
export const writeAlias = (index: string) => `${index}-writes`

async function failing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof errors.ResponseError)) throw new EngineFailure(String(error), { cause: error })
    const Failure = isRefusal(error) ? RefusedQuery : EngineFailure
    throw new Failure(describe(error), { cause: error })
  }
}

/** Clauses within intervals are counted while the query runs: too many of them are an error of the server. */
const isRefusal = ({ statusCode, message }: InstanceType<typeof errors.ResponseError>) =>
  statusCode === 400 || message.includes('too_many_nested_clauses')

function describe({ statusCode, message }: InstanceType<typeof errors.ResponseError>): string {
  return `The search engine answered ${statusCode}: ${message.slice(0, 300)}`
}
