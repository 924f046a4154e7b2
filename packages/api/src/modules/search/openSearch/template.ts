import type { API } from '@opensearch-project/opensearch'
import { RECOMMENDED } from './listBody.ts'
import { GAP } from './toToken.ts'

const words = { type: 'text', analyzer: 'shop', norms: false } as const
const number = { type: 'integer' } as const
/** Ids that are compared and counted, never ordered. A refresh numbers them, so that a count adds to an array in place of a hash table. */
const key = { type: 'keyword', eager_global_ordinals: true } as const

/**
 * Settings of the index of products. Words come stemmed from PostgreSQL, so that both engines agree on what a word is: the analyser only
 * splits them and leaves gaps. A field has the words of its parts; see `Condition`.
 */
export const template: API.Indices_PutIndexTemplate_RequestBody['template'] = {
  settings: {
    analysis: {
      filter: { gaps: { type: 'stop', stopwords: [GAP] } },
      analyzer: { shop: { type: 'custom', tokenizer: 'standard', filter: ['gaps'] } },
    },
    // No replica on a single node, one on a cluster.
    auto_expand_replicas: '0-1',
    refresh_interval: '1s',
    // A page of a list is then found by reading on from its beginning, without comparing all products.
    'sort.field': RECOMMENDED.flatMap((field) => Object.keys(field)),
    'sort.order': RECOMMENDED.flatMap((field) => Object.values(field)),
    // A state that arrives late finds that its product was removed after it.
    gc_deletes: '10m',
  },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      id: number,
      main: key,
      sub: key,
      child: key,
      brand: key,
      price: number,
      discount: number,
      rating: number,
      /** As the function of this name has it. */
      weighted_rating: number,
      launched: { type: 'date', format: 'strict_date' },
      best_seller: { type: 'boolean' },
      in_stock: { type: 'boolean' },
      /** As the function `standing_of` has it. */
      standing: number,
      /** Between 0 and 1; see `ranking.ts`. */
      popular: { type: 'double' },
      stores: number,
      options: key,
      available: key,
      A: words,
      B: words,
      AB: words,
      ABC: words,
      ABCD: words,
      BC: words,
    },
  },
}
