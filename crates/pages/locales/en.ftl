pages-title = Ochre
