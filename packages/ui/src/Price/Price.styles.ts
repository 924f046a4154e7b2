import styled from 'styled-components'
import { visuallyHidden } from '../styles/visuallyHidden.ts'
import { theme } from '../tokens/theme.ts'

/* Parts are plain elements: lists have a price on every card. */
export const Root = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.5em;
  font-size: ${theme.type.m};
  line-height: ${theme.leading.snug};

  & > [data-part='sentence'] {
    ${visuallyHidden}
  }
  &[data-size='l'] {
    font-size: calc(1.75 * ${theme.type.m});
  }
  [data-part='from'],
  [data-part='mrp'],
  [data-part='discount'] {
    font-size: max(0.8125 * ${theme.type.m}, 0.6em);
  }
  [data-part='selling'],
  [data-part='discount'] {
    font-weight: ${theme.weight.strong};
  }
  [data-part='mrp'] {
    color: ${theme.color.text.muted};
  }
  [data-part='discount'] {
    color: ${theme.color.positive.text};
  }
`
