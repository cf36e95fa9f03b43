Dear {{name}},
