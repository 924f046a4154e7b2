import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { codeOf } from '#database/codeOf.ts'
import { isUnavailable } from '#database/isUnavailable.ts'
import { HttpProblem } from './HttpProblem.ts'

/** SQLSTATEs of text that PostgreSQL can't store, such as U+0000. */
const BAD_TEXT = new Set(['22021', '22P05'])

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
  if (BAD_TEXT.has(codeOf(error) ?? ''))
    return new HttpProblem(400, 'A text holds characters that are not allowed.')
  const status = statusOf(error)
  if (error instanceof Error && typeof status === 'number' && status >= 400 && status < 500) {
    return new HttpProblem(status, error.message)
  }
  if (isUnavailable(error) || status === 503) return HttpProblem.busy()
  return new HttpProblem(500, 'Something went wrong on our side. Please try again in a moment.')
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

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
}
