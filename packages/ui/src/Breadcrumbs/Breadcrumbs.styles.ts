import styled from 'styled-components'
import { touchTarget } from '../styles/touchTarget.ts'
import { theme } from '../tokens/theme.ts'

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${theme.type.s};
  color: ${theme.color.text.muted};

  & > li {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  /* A long name is cut beside the others, and has a line of its own where they leave little. */
  & > :last-child {
    flex: 1 8rem;
  }
  /* Behind the link, so that no line begins with it. */
  & > li:not(:last-child)::after {
    margin-inline: ${theme.space.xs};
    content: '/' / '';
  }
  & a {
    ${touchTarget}
  }
  & [aria-current] {
    overflow: hidden;
    color: ${theme.color.text.strong};
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`
