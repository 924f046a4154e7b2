import { parseArgs } from 'node:util'
import { foldWords } from '#modules/search/foldText.ts'
import { listMisses } from '#modules/search/misses/misses.repository.ts'
import { addSynonyms, listSynonyms, removeSynonyms } from '#modules/search/synonyms/synonyms.repository.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { rebuildSearch } from '../rebuildSearch.ts'
import { istMoment } from '../istMoment.ts'
import { printTable } from '../printTable.ts'
import { withShop } from '../withShop.ts'

const HELP = `Shows what shoppers search for in vain, makes words mean the same, and builds the index again.

  npm run shop -- search misses [--limit 50]
  npm run shop -- search synonyms list
  npm run shop -- search synonyms add WORD WORD …
  npm run shop -- search synonyms remove WORD …
  npm run shop -- search rebuild

misses    searches that found nothing, or not all that they named, of the last three months: how often, how many products were shown
          instead, when last, and the words. Only the words are kept. A text with a long number, an e-mail address or words of a postal
          address is never kept. A repetition that is answered from the cache is not counted
synonyms  words and names that find the same products: search synonyms add jhola "sling bag". Quote a name of several words. A change
          works within a minute
rebuild   writes the search texts of products and the phrases of suggestions again, where they differ. With SEARCH_URL it also builds a
          new index beside the one that shoppers search, which then takes its place. Shoppers search and buy meanwhile

Exit code: 0 when it was done, and for every word; 1 otherwise.`

const SYNONYM_MAX = 60

export const searchCommand: Command = {
  name: 'search',
  summary: 'shows searches without results, keeps synonyms and rebuilds the index',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: { limit: { type: 'string', default: '50' } },
      allowPositionals: true,
    })
    const [subject, action, ...words] = positionals
    if (subject === 'rebuild' && action === undefined) return rebuildSearch()
    if (subject === 'misses' && action === undefined) return misses(Number(values.limit))
    if (subject !== 'synonyms') throw new UsageError('The subject is missing: misses, synonyms or rebuild.')
    if (action === 'list' && words.length === 0) return list()
    if (action === 'add') return add(readWords(words))
    if (action === 'remove') return remove(readWords(words))
    throw new UsageError('The action is missing: list, add or remove.')
  },
}

async function misses(limit: number): Promise<number> {
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a number of searches.')
  const rows = await withShop(({ db }) => listMisses(db, limit))
  if (rows.length === 0) console.log('Every search found what it named.')
  else
    printTable([
      ['Searches', 'Products', 'Last', 'Words'],
      ...rows.map(({ searches, products, lastAt, words }) => [
        searches,
        products,
        istMoment.format(lastAt),
        words,
      ]),
    ])
  return 0
}

async function list(): Promise<number> {
  const groups = await withShop(({ db }) => listSynonyms(db))
  if (groups.length === 0) console.log('There are no synonyms besides the built-in ones.')
  for (const words of groups) console.log(words.join(', '))
  return 0
}

async function add(words: readonly string[]): Promise<number> {
  if (words.length < 2) throw new UsageError('Name two or more different words.')
  const group = await withShop(({ db }) => addSynonyms(db, words))
  console.log(`These mean the same: ${group.join(', ')}`)
  return 0
}

async function remove(words: readonly string[]): Promise<number> {
  if (words.length === 0) throw new UsageError('The words are missing.')
  const removed = await withShop(({ db }) => removeSynonyms(db, words))
  const unknown = words.filter((word) => !removed.includes(word))
  if (unknown.length > 0) throw new OperatorError(`These are no synonyms: ${unknown.join(', ')}`)
  console.log(`Removed: ${words.join(', ')}`)
  return 0
}

/** Words as search compares them, each once. */
function readWords(texts: readonly string[]): string[] {
  const words = texts.map((text) => foldWords(text).join(' '))
  if (words.some((word) => word === '' || word.length > SYNONYM_MAX))
    throw new UsageError(`A word has letters or digits, ${SYNONYM_MAX} at most.`)
  return [...new Set(words)]
}
