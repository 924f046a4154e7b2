import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  padding-block: ${theme.space.xl};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Track = styled.div`
  width: min(14rem, 100%);
  height: 3px;
  border-radius: ${theme.radius.pill};
  background: linear-gradient(
    to right,
    ${theme.color.text.strong} var(--share),
    ${theme.color.line.subtle} var(--share)
  );
`
