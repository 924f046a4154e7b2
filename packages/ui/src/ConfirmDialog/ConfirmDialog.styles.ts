import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.s};

  & > button {
    flex: 1 1 auto;
  }
`

export const Wrong = styled.p`
  color: ${theme.color.critical.text};
  font-size: ${theme.type.s};

  &:not(:empty) {
    margin-top: ${theme.space.s};
  }
`
