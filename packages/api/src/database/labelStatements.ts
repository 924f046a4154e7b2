import type pg from 'pg'
import type { OpenDatabaseOptions } from './openDatabase.ts'
import { currentCause } from '#work/cause.ts'

export const APPLICATION_NAME = 'the-product'

/** Name of the application that says its cause, for a transaction whose statements have names. */
export function nameWithCause(): string {
  return [APPLICATION_NAME, currentCause()].filter(Boolean).join(' ')
}

/**
 * Begins each statement with a comment that names its cause, for PostgreSQL's log and `pg_stat_activity`. The pool has to be
 * labelled besides its clients: a statement that waits for a client is sent on behalf of whoever returns it.
 */
export function labelStatements(
  target: Pick<pg.Pool, 'query'>,
  { isPooler }: Required<Pick<OpenDatabaseOptions, 'isPooler'>>,
): void {
  const query = target.query.bind(target) as (...parameters: unknown[]) => unknown
  target.query = ((statement: unknown, ...others: unknown[]) =>
    query(withLabel(isPooler ? withoutName(statement) : statement), ...others)) as typeof target.query
}

/** A pooler in transaction mode gives each transaction another connection, which doesn't know the prepared statements of the last one. */
function withoutName(statement: unknown): unknown {
  const isNamed =
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
  return isNamed ? { ...statement, name: undefined } : statement
}

function withLabel(statement: unknown): unknown {
  const cause = currentCause()
  if (cause === undefined) return statement
  const label = `/* ${cause} */ `
  if (typeof statement === 'string') return statement.startsWith('/* ') ? statement : label + statement
  if (!isConfig(statement) || statement.text.startsWith('/* ')) return statement
  return { ...statement, text: label + statement.text }
}

const LABEL = /^\/\* [^*]* \*\/ /

/** Text of a statement without the comment that names its cause. */
export function withoutLabel(text: string): string {
  return text.replace(LABEL, '')
}

/** False for cursors, which contain their own text, and for named statements, whose text must not change. */
function isConfig(statement: unknown): statement is pg.QueryConfig {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    !('submit' in statement) &&
    !('name' in statement && statement.name !== undefined)
  )
}
