import { Fragment } from 'react'

/** E-mail address. One that is longer than its line breaks before "@", or at a dot before that. */
export function EmailText({ children }: { children: string }) {
  const [first, ...others] = children.split(/(?=@|\.[^@]*@)/)
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
