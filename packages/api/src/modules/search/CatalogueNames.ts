import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { groupBy } from '#lists/groupBy.ts'
import type { Condition } from './Condition.ts'
import { namesOfBrands, wordsOfBrands, type BrandNames, type BrandRow } from './meaning/brandNames.ts'
import type { Concept } from './meaning/Concept.ts'
import { builtInConcepts, Lexicon } from './meaning/Lexicon.ts'
import type { BrandWords } from './meaning/outsideBrands.ts'
import type { KnownTitles } from './meaning/longerNames.ts'
import { TypeConditions } from './meaning/TypeConditions.ts'
import { readCategories, type CategoryNames } from './meaning/readCategories.ts'
import { readVocabulary, readVocabularyVersion } from './vocabulary/vocabulary.repository.ts'
import type { Vocabulary } from './vocabulary/Vocabulary.ts'

/** Names in the catalogue, and synonyms of its operator. */
export interface Names extends BrandNames {
  brandWords: BrandWords
  /** Product types of the shop and of its categories, colours and qualities, with the operator's synonyms. */
  lexicon: Lexicon
  /** Which products are of a type. */
  types: TypeConditions
  /** Colours by which lists are filtered: their option values, by name. */
  colours: ReadonlyMap<string, number[]>
  /** Products of each main category. */
  families: readonly Condition[]
  vocabulary: Vocabulary
}

/** The driver wants the type of a row without methods. */
type Row<Fields> = { [Name in keyof Fields]: Fields[Name] }

interface NameRows {
  brands: Row<BrandRow>[]
  categories: Row<CategoryNames>[]
  synonyms: { names: string[] }[]
  colours: { id: number; folded: string }[]
}

/** Names of brands and categories, and the vocabulary, in memory. What has changed is read again when the catalogue has changed. */
export class CatalogueNames {
  readonly #db: Database
  readonly #version: () => Promise<number>
  #known: { version: number; names: Promise<Names> } | undefined
  #last: { rows: string; vocabularyVersion: string; names: Names } | undefined

  constructor(db: Database, version: () => Promise<number>) {
    this.#db = db
    this.#version = version
  }

  async current(): Promise<Names> {
    const version = await this.#version()
    if (this.#known?.version !== version) {
      const known = { version, names: this.#read() }
      this.#known = known
      known.names.catch(() => {
        if (this.#known === known) this.#known = undefined // the next search tries again
      })
    }
    return this.#known.names
  }

  /** Most changes of the catalogue concern no name and no word: then the same names are still there. */
  async #read(): Promise<Names> {
    const last = this.#last
    const [nameRows, vocabularyVersion] = await Promise.all([
      readNameRows(this.#db),
      readVocabularyVersion(this.#db),
    ])
    const rows = JSON.stringify(nameRows)
    const hasSameWords = last?.vocabularyVersion === vocabularyVersion
    if (last?.rows === rows && hasSameWords) return last.names
    const vocabulary = hasSameWords ? last.names.vocabulary : await readVocabulary(this.#db)
    const names =
      last?.rows === rows ? withVocabulary(last.names, nameRows, vocabulary) : toNames(nameRows, vocabulary)
    this.#last = { rows, vocabularyVersion, names }
    return names
  }
}

async function readNameRows(db: Database): Promise<NameRows> {
  const [brands, categories, synonyms, colours] = await Promise.all([
    db.execute<Row<BrandRow>>(sql`select id, name, search_text(name) as folded from brand order by id`),
    db.execute<Row<CategoryNames>>(sql`
      select child.id, ${partsOf(sql`child.name`)} as own, ${partsOf(sql`sub.name`)} as sub, ${partsOf(sql`main.name`)} as main
      from category child join category sub on sub.id = child.parent_id join category main on main.id = sub.parent_id
      where child.level = 'child' order by child.id`),
    db.execute<{ names: string[] }>(sql`
      select array_agg(word order by word) as names from search_synonym group by group_name order by group_name`),
    db.execute<{ id: number; folded: string }>(sql`
      select id, search_text(name) as folded from option_value where group_name ~* '^colou?r$' order by id`),
  ])
  return {
    brands: brands.rows,
    categories: categories.rows,
    synonyms: synonyms.rows,
    colours: colours.rows,
  }
}

function toNames({ brands: rows, categories, synonyms, colours }: NameRows, vocabulary: Vocabulary): Names {
  const concepts = builtInConcepts()
  const categoryTypes = readCategories(concepts, categories)
  addSynonyms(
    concepts,
    synonyms.map(({ names }) => names),
  )
  const lexicon = new Lexicon(concepts)
  const ofBrands = namesOfBrands(rows, lexicon, vocabulary)
  return {
    ...ofBrands,
    brandWords: wordsOfBrands(rows),
    lexicon,
    types: new TypeConditions(categoryTypes, knownTitles(ofBrands.brands, vocabulary)),
    colours: idsByName(colours),
    families: familiesOf(categories),
    vocabulary,
  }
}

function withVocabulary(names: Names, { brands: rows }: NameRows, vocabulary: Vocabulary): Names {
  const ofBrands = namesOfBrands(rows, names.lexicon, vocabulary)
  const types = names.types.using(knownTitles(ofBrands.brands, vocabulary))
  return { ...names, ...ofBrands, vocabulary, types }
}

function idsByName(rows: NameRows['colours']): Names['colours'] {
  const byName = groupBy(rows, ({ folded }) => folded)
  return new Map([...byName].map(([name, values]) => [name, values.map(({ id }) => id)]))
}

function familiesOf(categories: readonly Row<CategoryNames>[]): Condition[] {
  const families = groupBy(categories, ({ main }) => main.join('\n'))
  return [...families.values()].map((some) => ({ is: 'category', ids: some.map(({ id }) => id) }))
}

/** Titles have the names of brands in one word, too. */
const knownTitles = (brands: Names['brands'], vocabulary: Vocabulary): KnownTitles => ({
  mayHave: (word) => vocabulary.mayHave(word) || brands.has(word),
  hasName: (name) => vocabulary.phrases.has(name),
})

/** Parts of a category's name: "Kajal" and "Eyeliner" of "Kajal & Eyeliner". */
const partsOf = (name: SQL) =>
  sql`array(select search_text(part) from regexp_split_to_table(${name}, '\\s*(?:&|,|/|\\mand\\M)\\s*') as part)`

/** Adds synonyms to the concept that has one of them. A group without such a concept becomes one. */
function addSynonyms(concepts: Concept[], groups: readonly (readonly string[])[]): void {
  for (const group of groups) {
    const known = concepts.find(({ names }) => group.some((name) => names.includes(name)))
    if (known === undefined)
      concepts.push({ kind: 'quality', names: [...group], parent: undefined, children: [] })
    else known.names.push(...group.filter((name) => !known.names.includes(name)))
  }
}
