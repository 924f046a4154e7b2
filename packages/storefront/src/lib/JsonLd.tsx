interface JsonLdProps {
  /** Read on the server only, as `import.meta.env.SSR && …`: browsers need neither the data nor the code that makes it. */
  data: Record<string, unknown> | false
}

/** Structured data (schema.org) of a page. `<` is escaped, so that no text can end the script. */
export function JsonLd({ data }: JsonLdProps) {
  const json = data === false ? '' : JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  )
}
