import type { Plugin } from 'vite'

const NAME_FOR_DEVELOPERS = /^\w+\.displayName = "[^"]*";$/gm
const PURE_CALL = /= (React\d*\.(?:createContext|memo|forwardRef)\()/g
const CLASS_WITH_CONTEXT = /= (class extends React[^]*?^\});\n\w+\.contextType = (\w+);$/gm
/** Warns of routes that no table of ours has. */
const WARNING = /^function warning(?:Once)?\(/gm
const CLASS = /= (class extends React[^]*?^\});$/gm

/**
 * Lets the bundler remove what the shop does not use of React Router, such as the data router. Names for developer tools, warnings, and calls
 * and classes that nothing declares free of side effects, would keep it.
 */
export function removableRouter(): Plugin {
  return {
    name: 'removable-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(NAME_FOR_DEVELOPERS, '')
          .replaceAll(PURE_CALL, '= /* @__PURE__ */ $1')
          .replaceAll(
            CLASS_WITH_CONTEXT,
            '= /* @__PURE__ */ (() => Object.assign($1, { contextType: $2 }))();',
          )
          .replaceAll(WARNING, '/* @__NO_SIDE_EFFECTS__ */ $&')
          .replaceAll(CLASS, '= /* @__PURE__ */ (() => $1)();'),
        map: null,
      }),
    },
  }
}
