import { readMeaning } from '../meaning/readMeaning.ts'
import { perRequest } from './perRequest.ts'

/** The meaning of a text, which is read once for a request. */
export const meaningOf = perRequest(({ names, usedWords }, text) => readMeaning(names, usedWords, text))
