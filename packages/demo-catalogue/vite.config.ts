import { defineConfig } from 'vite'

const entries = ['brands', 'categories', 'drawings/colour', 'drawings/drawLabel', 'drawings/drawPrint', 'drawings/drawProduct', 'drawings/finishes', 'drawings/jewellery/ring', 'drawings/prints', 'goes-with', 'home', 'offers', 'pictures/pansOf', 'pictures/pictureTitle', 'pictures/subjectOf', 'pictures/substanceOf', 'pictures/titleFacts', 'pictures/wornAs', 'post-categories', 'posts/posts', 'products/products', 'reviews/authors', 'reviews/boughtName', 'reviews/chance', 'reviews/dealReviews', 'size-guides'] // oxfmt-ignore

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  build: {
    ssr: true,
    target: 'node20',
    rollupOptions: {
      input: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
      output: { chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
