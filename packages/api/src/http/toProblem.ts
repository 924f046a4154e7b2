import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { HttpProblem } from './HttpProblem.ts'

/** SQLSTATEs of a text that PostgreSQL can't hold, such as one with a NUL. */
const BAD_TEXT = new Set(['22021', '22P05'])
/** SQLSTATEs and socket errors of a database that is away, starting, full or too slow. */
const UNAVAILABLE = /^(?:08\w{3}|57P0\d|57014|53300|55P03|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/

/** What the client is told of an error; an unexpected one tells nothing. */
export function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.flatMap(toFieldErrors)
    const fields = [...new Set(errors.map(({ path }) => path))].filter((path) => path !== '').join(', ')
    return new HttpProblem(
      400,
      fields === '' ? 'The request is malformed.' : `Not acceptable: ${fields}.`,
      errors,
    )
  }
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const code = propertyOf(cause, 'code')
  if (typeof code === 'string' && BAD_TEXT.has(code))
    return new HttpProblem(400, 'A text holds characters that are not allowed.')
  if (isUnavailable(cause, code))
    return new HttpProblem(503, 'The shop is busy. Please try again in a moment.')
  const status = propertyOf(error, 'statusCode')
  if (error instanceof Error && typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpProblem(status, error.message)
  }
  if (status === 503) return new HttpProblem(503, 'The shop is busy. Please try again in a moment.')
  return new HttpProblem(500, 'Something went wrong on our side.')
}

interface Issue {
  instancePath: string
  keyword: string
  message?: string
  params: Record<string, unknown>
}

function toFieldErrors({ instancePath, keyword, message, params }: Issue) {
  const path = instancePath.slice(1).replaceAll('/', '.')
  if (keyword === 'unrecognized_keys' && Array.isArray(params.keys)) {
    return params.keys.map((key) => ({
      path: [path, String(key)].filter(Boolean).join('.'),
      message: 'unknown',
    }))
  }
  return [{ path, message: message ?? 'not acceptable' }]
}

function isUnavailable(cause: unknown, code: unknown): boolean {
  if (typeof code === 'string' && UNAVAILABLE.test(code)) return true
  return (
    cause instanceof Error &&
    /^(?:timeout exceeded when trying to connect|Connection terminated)/.test(cause.message)
  )
}

function propertyOf(value: unknown, name: 'code' | 'statusCode'): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
