import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-width: 0;

  & select {
    max-width: 100%;
  }
`

/** For who has no scripts: anyone else would see it come and go. */
export const Submit = styled.div`
  @media not (scripting: none) {
    display: none;
  }
`
