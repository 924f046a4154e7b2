import type { MainCategory } from '@shop/contract/categories'
import { ApiError } from '#lib/api/ApiClient.ts'
import * as texts from '#texts/category.ts'

/** Main category with the id of the address; throws a 404 otherwise. */
export function findCategory(categories: readonly MainCategory[], id: string): MainCategory {
  const category = categories.find((category) => String(category.id) === id)
  if (category === undefined) throw new ApiError(404, texts.notFound)
  return category
}
