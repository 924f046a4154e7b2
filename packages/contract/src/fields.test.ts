import { expect, test } from 'vitest'
import { blogCategoriesResponseSchema, blogWireSchema, recentBlogsResponseSchema } from './blogs.schema.ts'
import { brandWireSchema } from './brands.schema.ts'
import {
  childCategoryWireSchema,
  mainCategoryWireSchema,
  subCategoryWireSchema,
} from './categories.schema.ts'
import { optionGroupWireSchema, productCardWireSchema, variantWireSchema } from './products.schema.ts'
import { blogSuggestionsResponseSchema } from './search.schema.ts'

const blogCategory = blogCategoriesResponseSchema.shape.result.element

/** Fields that the specification names, in its spelling. The API may have more. */
test.each<[string, { shape: object }, string]>([
  ['a main category', mainCategoryWireSchema, 'id name slug categoryLogo desktop_baner'],
  ['a sub category', subCategoryWireSchema, 'id name slug childcategories'],
  ['a child category', childCategoryWireSchema, 'id name slug'],
  ['a brand', brandWireSchema, 'id BrandName brandlogo popular_brand exclusive new_lanuches'],
  [
    'a product card',
    productCardWireSchema,
    'id slug title title_base media mrp selling_price discount additional_discount bestSeller quantity is_in_wishlist options offer_details category brand_name',
  ],
  ['an option group', optionGroupWireSchema, 'variants'],
  ['a variant', variantWireSchema, 'variant_id option_name color_code mrp selling_price quantity'],
  ['an offer', productCardWireSchema.shape.offer_details.unwrap(), 'offerDescription'],
  [
    'a blog',
    blogWireSchema,
    'id slug title blog_image image tags created_at date description meta_title meta_description blog_products_details',
  ],
  ['the products of a blog', blogWireSchema.shape.blog_products_details, 'blog_products_heading products'],
  ['a recent blog', recentBlogsResponseSchema.shape.data.element, 'id slug title image date'],
  ['a blog category', blogCategory, 'category_name slug subcategory_name'],
  ['a sub-category of the blog', blogCategory.shape.subcategory_name.element, 'name slug'],
  ['a suggestion of the blog', blogSuggestionsResponseSchema.shape.suggestions.element, 'title slug id key'],
])('has the fields of the specification: %s', (_, { shape }, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(' ')))
})
