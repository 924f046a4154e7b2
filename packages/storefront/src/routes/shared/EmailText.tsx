import { Fragment } from 'react'

/** E-mail address. One that is longer than its line breaks before "@" or ".". */
export function EmailText({ children }: { children: string }) {
  const [first, ...others] = children.match(/[@.]?[^@.]+/g) ?? [children]
  return (
    <span>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
