import type { Dice } from './Dice.ts'
import { encode, hostilePiece, hostileText } from './hostile.ts'
import { fromSchema, type Schema } from './fromSchema.ts'
import { hostileBody } from './hostileBody.ts'
import type { KnownValues } from './KnownValues.ts'
import type { RawRequest } from './RawRequest.ts'
import { toRequest } from './toRequest.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

interface Operation {
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema: Schema }> }
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}

export interface ApiRoute {
  method: string
  path: string
  operation: Operation
}

export function routesOf({ paths }: OpenApi): ApiRoute[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

/** Distance from a valid request: none, one wrong value, or anything. */
type Malice = 'valid' | 'nearly valid' | 'hostile'

/** Request for a route of the API: valid, nearly valid or hostile. */
export function apiRequest(
  { method, path, operation }: ApiRoute,
  known: KnownValues,
  dice: Dice,
): RawRequest {
  const malice = dice.pick<Malice>(['valid', 'valid', 'nearly valid', 'nearly valid', 'hostile'])
  const parameters = operation.parameters ?? []
  const places = [...parameters.map(({ name }) => name), ...(operation.requestBody ? ['body'] : [])]
  const spoilt = places.length > 0 && malice === 'nearly valid' ? dice.pick(places) : undefined
  const isSpoilt = (place: string) => place === spoilt || (malice === 'hostile' && dice.chance(0.4))

  const valueOf = ({ name, schema }: Parameter) => {
    if (isSpoilt(name)) return dice.chance(0.5) ? hostilePiece(dice) : encode(hostileText(dice))
    return encode(String(fromSchema(schema, name, known, dice)))
  }
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    valueOf(parameters.find((parameter) => parameter.name === name) ?? anyText(name)),
  )
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || dice.chance(0.5)))
    .flatMap((parameter) =>
      Array.from({ length: isSpoilt('twice') ? 2 : 1 }, () => `${parameter.name}=${valueOf(parameter)}`),
    )
  const headers = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, schema }): [string, string] => [
      name,
      isSpoilt(name) ? hostileText(dice) : String(fromSchema(schema, name, known, dice)),
    ])
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const body = schema && hostileBody(fromSchema(schema, 'body', known, dice), isSpoilt('body'), dice)
  return toRequest(
    {
      method,
      path: target,
      query,
      headers,
      body,
      token: operation.security === undefined ? undefined : dice.pick(known.shoppers).token,
      isHostile: malice === 'hostile',
    },
    dice,
  )
}

const anyText = (name: string): Parameter => ({ name, in: 'path', schema: { type: 'string' } })
