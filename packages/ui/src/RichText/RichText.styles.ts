import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  max-width: ${theme.size.measure};
  line-height: ${theme.leading.prose};

  & > * + * {
    margin-top: 1em;
  }
  & h2,
  & h3,
  & h4 {
    margin-top: 1.6em;
  }
  & > :first-child {
    margin-top: 0;
  }
  & ul,
  & ol {
    display: grid;
    gap: 0.4em;
    padding-inline-start: 1.3em;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li::marker {
    color: ${theme.color.text.muted};
  }
  & img {
    height: auto;
    border-radius: ${theme.radius.m};
  }
  & blockquote {
    padding-inline-start: ${theme.space.l};
    border-inline-start: 2px solid ${theme.color.action.rest};
    font-family: ${theme.font.display};
    font-size: ${theme.type.h3};
    line-height: ${theme.leading.snug};
  }
  & a {
    color: ${theme.color.action.rest};
  }
  & table {
    display: block;
    overflow-x: auto;
  }
  & th,
  & td {
    padding-block: ${theme.space.xs};
    padding-inline: 0 ${theme.space.m};
    text-align: start;
  }
`
