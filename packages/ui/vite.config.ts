import { readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }

const source = path.resolve(import.meta.dirname, 'src')

/** `@shop/ui/Button` is `Button/Button.tsx`, `@shop/ui/tokens/theme` is `tokens/theme.ts`: each is an entry of its own. */
const entries = Object.fromEntries(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) =>
      /^([A-Z]\w*)\/\1\.tsx$|^formats\/formats\.ts$|^(hooks|styles|texts|themes|tokens)\/\w+\.ts$/.test(file),
    )
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [
      file.replace(/^([A-Z]\w*|formats)\//, '').replace(/\.tsx?$/, ''),
      path.join(source, file),
    ]),
)

/** Peer and runtime dependencies with their subpaths, such as `radix-ui/dialog`. */
const outside = Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies })

/**
 * Hooks, contexts, event handlers, lazy parts and children that are functions run in the browser; Next.js renders everything else
 * on the server alone.
 */
const NEEDS_BROWSER =
  /\buse[A-Z]\w*\(|\buse\(|\bcreateContext\(|\bon[A-Z]\w*:|\blazy\w*\(|\bchildren: \(|from "(?:radix-ui|embla|sonner)/

/** Marks the files that a server component imports as a client component. */
function clientDirective(): Plugin {
  return {
    name: 'client-directive',
    // Tokens, themes and texts stay plain values, for server components too.
    renderChunk: (code, { moduleIds }) =>
      moduleIds.some((id) => id.endsWith('.tsx')) && NEEDS_BROWSER.test(code)
        ? `"use client";\n${code}`
        : null,
  }
}

/** Source changes for the published package; the shop bundles the unchanged source. */
function forPublishing(): Plugin {
  return {
    name: 'for-publishing',
    enforce: 'pre',
    transform(code, id) {
      // Node returns styled-components' default import as a namespace; the named import works everywhere.
      if (id.endsWith('.styles.ts')) {
        return code
          .replace("import styled from 'styled-components'", "import { styled } from 'styled-components'")
          .replace(/import styled, \{ ([\w, ]+) \} from/, 'import { styled, $1 } from')
      }
    },
  }
}

/** The package that others install: ES modules, one for each entry. */
export default defineConfig({
  plugins: [forPublishing(), clientDirective()],
  build: {
    target: 'es2022',
    minify: false,
    lib: { entry: entries, formats: ['es'] },
    rollupOptions: {
      external: (id) =>
        outside.some((name) => id === name || id.startsWith(`${name}/`)) || id === 'react/jsx-runtime',
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
