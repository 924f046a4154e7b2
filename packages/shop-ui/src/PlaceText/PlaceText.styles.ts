import styled from 'styled-components'

export const Word = styled.span`
  white-space: nowrap;
`
