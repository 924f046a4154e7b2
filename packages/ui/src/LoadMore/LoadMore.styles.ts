import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space.s};
  padding-block: ${theme.space.xl};
  /* What it adds stands above it, and the page does not follow it down. */
  overflow-anchor: none;
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-variant-numeric: tabular-nums;

  & > span {
    width: min(14rem, 100%);
  }
  & > a {
    min-width: min(14rem, 100%);
    margin-top: ${theme.space.s};
    color: ${theme.color.text.strong};
  }
`
