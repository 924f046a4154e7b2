import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { mainCategoriesResponseSchema, subCategoryTreeResponseSchema } from '@shop/contract/categories.schema'
import { z } from 'zod'
import { HttpProblem } from '#http/HttpProblem.ts'
import { cachedRead } from '#http/cachedRead.ts'
import { idParamSchema } from '#http/idParam.ts'
import { toMainCategoryWire, toSubCategoryTreeWire } from './categories.mapper.ts'
import { findSubTree, listMainCategories } from './categories.repository.ts'

export const categoriesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/mainCategories',
    {
      schema: {
        tags: ['Catalogue'],
        summary: 'Main categories',
        response: { 200: mainCategoriesResponseSchema },
      },
    },
    cachedRead(async () => (await listMainCategories(app.reads.db)).map(toMainCategoryWire)),
  )

  app.get(
    '/SubcategoriesWithChildCategories/:categoryId',
    {
      schema: {
        tags: ['Catalogue'],
        summary: 'Sub and child categories of a main category',
        params: z.object({ categoryId: idParamSchema }),
        response: { 200: subCategoryTreeResponseSchema },
      },
    },
    cachedRead(async ({ params }) => {
      const tree = await findSubTree(app.reads.db, params.categoryId)
      if (tree === null) throw new HttpProblem(404, 'There is no such main category.')
      return toSubCategoryTreeWire(tree)
    }),
  )
}
