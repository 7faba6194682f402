"""Learned weights, made by `python -m tools.research.learning`.

The network's numbers are of 16 bits each, in the order in which `boards.square_weights` reads them;
the sums of its layers are divided by these powers of two.
"""

CHANNELS, BLOCKS = 16, 2
SHIFTS = (4, 6, 6, 6, 6, 6, 5)
NUMBERS = """
UI2jqJpgb2<o}WXj{yDu-~ciIhX8~FfC=dWzyE*#B>|KGa{%}M(EoA&oBvP$mH%b`-T$-y4FHz^6aZuazW^rz)c<Ax&Hx<uvjA
uS^#6GPoc>Y(8UUOBuK&XSjsIK!BLH3hX8&jZHUN46902A0+5fx%QveME3j`qpYXE5g`2TzU>;JI;{r{@}JO8QwF93`GIslFTP
XMR?bN)pBU<4`ua{dqiHUIhoK>p+ZGyh`$UIG^YqyGf}odC`M{r^}14*&!J`Tq(41ppENVF2j?QUC`4UjM`a0Rk5SyZ_(+a{w~
}hX4owT>$?7|Nk8TCIG+xCIEf_GyskNCjhnpO#rR{GXU-XngMP9n*q1~9{|DtAporaF#vu4SOBE}S^%d17yxhoQU9m^7y#%0y8
ku*$N$j(ZvV&tnE*%t%K!fVzyB`(oBs>|Cje0YQ~#6y7XU8+z5td0zW~VqzW*-)lLIjUZ~uV*zy5Flu>QFJtpCIQC;v$Q4gdiF
S^z5nqX1q2=l^&BBK~{;X#lwYO#kx#&HWDln*Y}Qp8)XuJOEVxe*YE)5dq)-d;p;WJ_8s6XaJZ1AOY6@oB*5vWd4}{fdym$yZ(
m%Nd61~vHmXq!u_)TWdgwb(EWV?>i(nsOaJZw696#)-TyrR2>>+!FaR?EDgZtJZ~#I87y?NERsbdd1prV05CAy<0sve9?Eeh_I
RHKY|NlGy002(_ssJVduKqy*=m4Jq^Z{M&g8@4MoB;3uv;IT@umCmy;Q#9X@&9!I8~|(pEC5OXF#sU|?*IJ&^8YIU7y$PF-~Zw
NECB!i<^Ko);{Qwl|NmJ4MgUd-IRKgf<^PucMF7A6W&r{L(*bk<767pS-30voYzY<rbO7c6mIr_UAOFDs+yBP@B><BEi~qs@$^
W7MyZ-F|ApZyg;s4S9j{q<NfB!cEbO1sB&Hu>(cK@3HpZ}Qu5dVPx3IC7)2LLqx0RXH3iUEuO(*2+SeF41!FbHZ0;Rnb9VF9B6
7ygw1fdPd8?f+)~2mqG=uK>LNBLN)%BmkQKtN-r+tp9HS!~xF(>;`!RVFIB5YXHIlRRDGX2>=NIMgal<2ml-ZBLErz8UT&|ng5
&r2m(9*$p7^J#s7-|$^R_?-~Yt`eFCZgKmaZPMF2_wLI4Q>g#Xk35dg*iZ~v<Pq5n1kmHz<$ZvGkgDEkigs{YXawf{!}ga5q#k
pBh%E&$m7g8$6`XaGn6YykcLegGl>I{xhdsR6qH5CMk(=>g^d5CBI15dJj)>;Mn|l>cY{Dge3w006@O^8V8QZU46aasLDZBLAW
PoBuumhyp7Cng62yQ2#*#Gyix0_W!T{LI0-zzW;pxR{)6s9RRlfF#yN_djQJ-7Xa4(NCC0`a{=xDF#yZ}e*n7xKmd~eL;$M*J^
-Bm2>?C-MgS)OF8~byKL1w$yZ;OTd;b>yD*nIzga7FNT>o7Fi2wEfB>*V^S^!l5WdLOVKmYaqF#i$&;r}oGw*5Q)n*VM9Vga-Q
BLS%Zr2xqQdjIVJfB?$?%l|t6eE*~XTL9SqWdAV$jQ=MA?f~Zg-~v|y7zXG9)&Xn*Ob7k}WB>;KJpeWUF#w?dyZ%rAS^#MOsQ)
ein*V|TY68Lm5&Sy<s{w)le*}^SQv@{ti2#HGvi)fS_W`2;V*%j-R{+NV2LMC>4**I4DFF8WsQ=jjp#K*DYXC+7I{{e$SpW|Jn
E&MfxBnmj1^{LNB>*Y_82~8&ivVK)cK|g2VE-@xDFBTCS^qBp<^FB-hW;o3&i_~dFaT!&I{zL3nE;Le!vG-w-2dwTvH!{c1OPh
#p8u==wEq|YUjT*x#{ZK5R{$me)c@B1zyA>c>i^0Am;b~6-2XoTBmrvycmY8Gg#qsVxde6ojsZUb(*sxk&jWb@4*^>M-UYD#?E
s+xCjkTjDgjXdE&y!+wE#H)WdGy;{Q&a;Q~{9x!~f0yqXYN<jQ{`tI{~x-`2auw1_06j8vwBY-2W*6-T)#2umJx5dH<OI2m`wR
XaBALz5JQ~tNfe)J^%IpA_Lw3S^wn!z5pWuuK?@+TmjMn)&Nuhd;X694+QxDaRV6up#5kBPz2-wy#6u(r2>clXasEm4FRYDf&l
UVNdI;JKLCaRc>wAEu>ZONN&(IQ-v4+2<^4GOcmJ~gF8{Rv-2d1B1prU~!2h=YUjVB9!~cN*NdK7tWdEE0-vAi@j{ocb{{7bim
;iYL*!_wBB>ubrIR5JX0RTS#TK}Z~+5bZTHv&Ngl>*uTTLW(WiUCpoQUK)t8vc*_x&OWal>(^#@czX9g8`oaa{w#=#{jkeO#l@
CLjWKF;{N~u*Z{5op#OIO*#8>>Rr`nmPyq@6Z2+bK*Z+$EuKyGO9RPIz&;R%T9sr*J7y#Y>r2w%2JOQ=<S^($&&H(BA4gnVcp8
(YW4*_ZbasUhf5&&KRRRHY&L;wi?F#xashXCsUrvHrpm;coNcmJ*a@&Zl&P5-X|o&U1{p8vN1@c#$^w*RdE(EmyR3j!|xy#cEM
jsJQ97zEM*MgBJcX9NucB?PVjasQnCUI8Tj1OHe5f&m%*MFRByWdDi+at4h8c>j$7_W`l}Vgy$L=>kjsiT$PjK>;8H69MM`Py<
l}7XcCiZwHS86anu7VE&5!r2Uuw8U9EBbN})I=l((cZ~aaF8~(5Y<NTEW;{nnFGXUlNeE?|xbpSm7g#aM{z5g@-Q~<&MApmRvh
ybJicmNdvD+Bca!T^Z>Cjim`TL9VrH~{hg<Nx^oZvcn@Kmm;aSpgUTmH>GGr2vQlz5l8M1pt%%WB#rKApkM~`Tv9f(*L#p;{li
e&;Y{#UH}ULC;+Vh69J+C|NpT7MgZUcQvgi=KmZQ_DgYq>Cjg}Z1OP$++5pA?6ac#b!T>`7%KuIPrvfSfH~@A5&H^<7Hv^afR0
5p<CIvSDQ~xRf=mHb}c>lNnzW@>f)Bm>q4FGQd>;7*4#{Q%KfBts=ll}$)h5&&8Li<4gjsQ*p{QiOe%>DEKfd1_NzyB!!2>{dp
MgYbB%>Nt#<N`eXX#qw4Zvr|5s0TI!)&>d$kpeXS$^Dc5D+74}kpI8_xBn~w4ghxnb^!SSk^m$B@B_~SB?G?yjQ>3Z&;&jKGys
kOv;pP;Is*d$6#<U|rT_>6&jGOi!2i+z1^}!7y#KZT;{PB2XaG|Jt^YRqd;awRjQ{)r4E_iLF8~MtBLD*dh5#J^EB}}Ow*P7W(
*N=PDF3AZ-T&<V*!^tyLIU>qcm1RN%K#z)eE@F$a{opE0s!a#Pyg@$DgXun1Ok-;K>pkQC;&VEDFDv^TmHTK$^E+pIsr%j*Zof
cLIOhqNdbfY?f{Jd0092~CjS5c_5U0Iga4fXQ~sm><^RY42>nt4bpHSV%m4QP8UCaH8~_3UjQ&#p-v2cK>;HoQ836YGUjP{ZQv
q85qX5_c9|6|-4gt;ot^gSTfB|^`jQ|M%9RSV%S^yFN@&IxFy#Vq5HUPc=X#a!&sQya;!v3HDXaJW0Y5!LN75^{)NdI90WdLsf
k^s{Go&T8t1OLSTxc>0~H~^^t+x#~F2?CG-WC5H5%m2RrG6Bs35CC-o$pGE}p8szGSN}i(f&$|J>HU8H+yUbPxc_DVTmXFq*a&
6>F9M(k1qdqut^L6N|NU<RGXXvTG61~)ngJsKBmiRl{r@fgW&jcXZ~Zy{A^wsA%Ki8NZ~s37N&tue)BQC5bpK!fnE^xo8vy|SR
sduGM*ltla{%A}-T$co9RTqE9RV`|`28gU`v9*0wf~?2n*Z1T3IKWlsQ;h<g8-rcPyw6(iUH>U(Ehjong7fHw*M#r=={?B8U2<
3paA~=|Nqhc?Eh5&LID>6!T|XI4FHq?Y5%kUF#y{CxBtKYNC2?^;{l5Qdjkjnr~w=R@&Bj)x&Pe%+W%z$jQ^tmF#xInMgVdBbp
!eUrT|9)9RLph@&V`m{{l?`VFJYhk^mF{c>_5Bg#khWFag^E)&Xw;i2&mO!vH`54*>Q5$p4}OrT#?#RRDMZ!TSaP1^^WRy8lf9
QUTll#{V_|2Lj#y>;LKiG60SNvjB?#4g<>oR0eec;{dV&S^tLrcmGfV^a8;ChXoY>Dgl`QZvdA8vH*numjH1A831+w1_5&b*8l
DQ7660*IsoMV>;J?569D=D)chX+5ddBQ8v&01MF7zNc>wGG4*(nhOaLhW)&GJ49RLXdqyG^AzW?n17XUs0WdF|p^#98L`v1fK<
^MYX834@x5&+Tv(EnKgBmg7;lK(OQ7XLZ`)&D>M{{O)LCjb!ui2nfq_Wo1=YyeRJxc~3}I{=FS_W!*9D*>|r`~Q*u&i~~Ci~{Q
aBmhDH3;^{1$N>oeA^`INVgU#N%K*LqGXfC+ECBES!vFvO<p0G0c>mS^vH;Zo3jpr_&HoYr<Nrhf*Z&OwW&gGS3IMAA!T&V?+W
%w#NB}|rZ2%<zuK?8l6#(r2c>opwH2?<y4FJ#o!T|06+5db0i~vypi~utLaR4CzBmfrx6#&rx(EwBd+5q4GE&o#i^Zz9P6#zy6
0sz4P!~gvMdH?DFv;bxR?Eh{6od7=op8!Arp#XvabN_+?)c+3w(f=a=`~M#R5dhl%SO2{KJ^*w87XVuTaRA`|5&-P~$N<Oy>i@
q08UZH%vH<P>rvR4!1pq++!vE0!+W$TQvHwB<wf{!}&;O<WA^?E@1pvAK2L2=f<o>S!Z2~C*yZ?Cqf&WARH~<a+J^(iW#s5$N#
Q)d<lmJu!oB!zl$Nww<4FEI%!vDPg;r|N&uK)M{5&)I}G64Ah`Tyhp9RS7uB>>9*IshU7007$m@BiEX6aX3k901Y(_5U>h^!`8
ozyF*4Qvc5X_5bPr1^@;CfB*6S!T*!}P5-+9Dghk;Q~)Ue+5dO|;r|c-_x~FJ6aU=*UH<O>$N$d%Ljd;wF#y#6=>Gu#L;vaj<N
sFxH~`}Rwg314uKx!Ba{ycbD*rVE*#8Uz`TsHi$N$LxEC2)mb^!1JIRG33VE}&sssPgea{*@nT>*Rk2moXM{s77VBmC$8$Nt0u
5CH4{9RS7u@&9rGk^TYzhW|kUvj7<X*8jQxtN_9PYXATMdH@mt^Z$1N%l}#cK>$Pm*#Fl5?f)A9Pyplr=>ORRTL75<JOI`ISOB
X3q5n(&_5YUuH~-iFC;<HbQ2^clzyAdQKmc9<_y5xWt^hUwS^&cTbpO!*KmZp2ssFM6QveG9KmfY`6aeA>8vr2y5&($*EdT%j6
99YvwEz46+y5>A)c@%JLI4Q>I{>Wz(Eq>xLjdCcqyM`99{}n9H~@<OlmF=d`Tq|9s{fw<;r|B!-~Rvr-T&zSE&v1o!2h%V)ByV
bCIa#R;s3z^JpfDsp8y{K(*WH6qXHZO=Ksh5Hvm5Z;sB`svH;Zo2?8ns6aeu5FaTu$9stAtQ2;Xl&j0TJu>U#$1pov9s{f<^A^
<f2JOH-;-~VO+GyqWm+5fu#%mBdu-~iqK-~Z$Q<p1md;{OZ)`2aKk`v5xt|Nqkf%>U^C3;_H8^8n-jxB$ZcMF1WE@Bcmk1OT-E
SpdHOp#VYvWB_dd!~Zn^K>*hOivZ;RNdO4|835J)5dbFu008CxxBm$M>;EPIW&pqcCIHI+`2Sh}EC3e(H2`A(BLMaP^Z(=jM*s
%^;Q!eF5CAg(!vAak5de_?&;Ne_$p72_r2jhrLjcPE&i~&3O90CMN&qJSZUEW;S^!i40sut--~aFcFaX{E^#5J}L;%SC=>L!ZW
&oN1DF502R{t~r$pAI~8vs`SQvj#{r~f1XnE%NC6#!2F@&9W8>Hj?dHvkL(IRH2S4FD_vG5}`)5C9VZIsgR#`2YI<4*)d)(*Il
lS^)n4Z~;I71p!_Fs{n-pM*tiGnE+e>MFGSA{Qy<~fB<U&?*F3!I{*p*)&N2P^8io)6#yat76A4C3jo;vH2~xPhyV`&-2Wf|Ap
igX%l|0=69D4>RRFyI=KtRRG5`qx0043S@&F6~sQ;n=2LL?(`~QFc`~Uj?)BwT%c>w+Yum9=)3;@{wL;rLCx&Ivih5wcRkN;r+
!v8J+CjcG*69E$d6#%;bGywkp0RRF3MF1QC0RSriBLM6F_WzpzBmiari~v&rl>fm0)Bk_~O#r$78vr8!Q~+E6`2P|BJODBPRsh
rg>i;eO6#z2;`2XVn$p0<??*IG$HvmKc1puZ0_5bnz7XYyTDFEpI&i~o}K>+Rl1OX2K0{{yE?f+2#5CA{`-v1x~%KxGN7XaY@M
F6`0)Bmsk-v8DAxc@5vx&OoeEC4qEh5y<A+W*o2wEx2Y82|<VlK+<f2>{Ih-~aso_y6<%@c;V%yZ_h!*#GYT!T$mP1pux8^Z&{
Jz5n?C$p8HRtpADt!vHS;LI6Dg>i?AhGXT^7fBzH!;{W{r;QuH9F8?I})BltIqyOjsPXJQ@>;HcM+W*-9wf_qM%KyUui2&>WOa
N>E=Klx)+y5H?CjhAbSpX{llmL$Zv;Xt|`v2+w@Bdf;X8;QT7XT~(z5r$bMgUL%VgT9y@c$(M<NxLVH2`V=egI+sS^yaUZvY(t
ga91?4gf0vIRNDU>;J(2&HtAGsQ|$L)&Ca&-T&?X?*9=08vs%OJ^=Xt^Zy6{4*>oDMgSK86#(D=>;Dn}3jm4#Gyn+zHvs(q+5g
`EAOITxGypLG_W#uX{r~F!696*+9RTJ3r2rlPS^z@;6aWqYi2teoOaA}>>Hquxy8jsf4gksjS^)U}QvlEZN&sB|LI8LG$N!Z70
01%n2mp)!^!}Rv>;F>#V*oz@x&Ju;(Ek<y<o|#F;{S&K3jpf>IsoPW2mlrU8vrl>0RTe)+y4pxKmd;bZ~(Xe3IH1bz5fjW_x}<
A>;EwT0Ra5}V*v915daAQF8~4nMgT$p2>?w1K>&9El>e^)Q~)^uGyvuQJ^)1kdjPKgyZ`(Ek^uVu%>O_D3jhWHNdTVzB>)Kk?E
nA&9{?2qApqY0JpeNR6#zN_&i~B+wEr*wVgM2VA^`3G)c*?r0svP3Ljdvrw*P<s1_7o2_W%z7>Hs+aH2~=UG5`|*U;y|32>~Af
N&v9`o&R9~?*GUCvj5lsXaIQt^#8>Kd<OLd=mbFo007nh4glf**8fNU*Z>#+ga8=-um55ILI5QI$Nw$>830!RH30ViKL7{-Dge
y?DgX=sMF8yoLICLhV*ua(FaWauEC3+@?*Ci>5CB8~835G((*NoDVE+#Q(f{!S$N$X#0RWc&r~nQC_y6htoBt;OME@TC*#Ce1#
Q$>oPX81DHUQ@Rs{q*l=>H1-JOBp(^#2b5WB^Y9_5b?-fB&`r-v7q^asLbe-v0pvp#b0i>;HfJ@&EGwzyCA<ZvgZE3;*8z#{Vz
?_5c3@2LB5IkpKMvqW?wxF8@pc`vCL-QvPQE<o!JUOaHY2{r@8X{{IgEIRFj-{r?~U|NjF33;_TC2mlcP2LK8H7XS$W008s<@&
6|P5CA6t`2Xeq5&#bX>i_)z>;I_#>HiJ@=Kufy{r?UC{{I93Gynwv|NjvH|NjpF761(Z9RL&n9RLmh7XS?a`v3C(`v2<xRsZP!
`v30#`u_v~1^@#9_Wv0G{{Qy>{{Q*^>;Lrs?*9b<@c#n<5daPV2>|c^<p1^m-~YP*<^TBq^Z)(-@&EY$_5a`h=>O&a<Nxvh>;D
D-?*9Y;^8e@m2LSQ^2LSp10{|)j^Zy9|6#xqW^ZzUW`v2?y0RZv;|Nq4Q`~UX;3IO&0=l}Ts=Km1@=KmA`?Em)v=l}Ts{Qm*~+
W*x5)&DC14gewmKLJztxA?9Hi1{}Fqz3~4d;<FfX9fxSEdVhICIl-0MF0Z;EC2=oB>+wU@Ba?~2mlEH#Q*mHdI0wS_Wuw7>HqW
p7yu0b3II3&@&5+^3jp;0000I682}9c3IOW={{IF5`~Up^`2W=Z<^S&g|Nrv;1px8?0RRC2`2QOK=>PQp008{|3jhcJO#lJ_4g
mT8|Nr^_3IHqs0RS@q{r?*P)Bg?t;{VqF3;_23`u`08761YO0RRjD`2XAg=l=`<*#G|j`~N8b-Twgq`u`9B2ml5E8vwok_5auZ
5C9GU{{I620|40n2LS*7_5bt#@&5w=0s!d$_5T?F{r~d+2LSm04*)O#9{}S23;-4Y9{~UVBLEcu^Zy3``v3d?1^@&A2>>SmNB|
fB2><{98vqOd1OV*+5dbg%`v3p`0s!{^6aWVR5&-r84FK=|>HqWp_WvCK5CH7|0RRL53;+oL|NkWb?En1#0RR>N5&-%C69D=D{
r?XD_5c6>D*%H42mti|=KlZy{r~>|2LSs23jiAc1pom63IGBCH2?+xAOOk#`~Up^009601ONm8^8fY!{{H{~0{{&G*8lPU>;LE
f?*9e=`2XPl+W!pz|Nrd&_Wv^g4gmK50|2rACIGho8~_dg+5h?fJOK9p{{Qj+;{Wyk2LJ^C=KmQ04FD|w-v0vt008v=@Bj7x5&
!@I{r?64g9dX1g#lOw#{$gt*!Ug)@BOX;VE-ip-To5!+x+nX761kS82}gnS^yOQ8UO?U836YG4FLcD^8X0{@&C*JoBz=N1OV9o
0{|uf5&$It1pwFo1ONsA@c;Dx`Ty|$3IO;20RZd&>Hh!#=>HA?000dD>Hq%!>HiJ@7XS$WEC3z=Cjboq761(Z_WwNq_5c3=`Tq
j|@&7;o_5TO}5daAQ6#x$a6#xJL{{R2~{Qvg<`Tq|92LK2F;s50S-T&(U{r~I#=Ku2l@&ES!{r~R&69Di36#x+cBLEQq69Di36
9D=D?Em=x2mtH<_y76-008v=`TyAe?*HNcCjjpM`v2hn@c--o1^^@g?f>%s`v2+w1OWU02>|K;>Hq5g`2X<#|NjR71^@s65&#1
L)&K4P)&B+n4FClIF93%G(gEK3Lkuea<ox6Q<pHw%c>itvX#w2(j{5Em7yv2&Apr9K1pqn#1^@;C3;_H81pxH_^8Xb8=l?7K`u
_p|0RRyI`TrUK_x}U{4FCxM6af4G{r~p=009604gmW9_y7F=|Nqqg0|4Cr4gmT8@&5w=`2Pq11pw^-_WvOO^8XD09so1|O#l`E
69D)B4gmQ7H~;|v^Zzse?f(`4F97`i`~T4Y6aeo3{Qn354FLB4^Z)z*`2YO>-v9pp2LKQN(f=|4>i-@96#)GI>;L)x9{>jc?*A
qL4*>fA5dirA?f<I(=>HJ_0RRF3{{I00CIIaJ{{J5U8vqXg>;L%w|NpuFAOH;j`~Ly}3jhKD?*9w`2mlcP?EeP<{QnXFEC3Y%B
LFY}{{Q;_5CHT41ON#D0|5B{?*IJ%`2YF;8vqIb3jiAc1ONj75CHrC9{>aZ1OWd33jhHC0RRR75&%j75C8`N8UPmn_Wuk30RZd
&<Ny8t`v2<x3jp^2CIB!1?*I7z3jqE94*&@O2LKiT3IP272LKKL4*>7~0|3(h2mty2_y7L?DF6Wg@c;k+{Qm|3G63)Y5dZ-I4F
JOb8~_6V0RZ^_{{IjF`~L_43;+TE5dbs*`2X(z%m04=2>=oR8vytJ1pxW~5&!`J4*((n?Emxs_Wuh29RN81_Wu9?{Qvp?AOQIP
{r?XD3;+WFPWt8mwg8#|dII(YVEjM%^8_vgYW$Z1{r(I7GW{w95CGc$H~``QUI739Hvkj>@&E7t5CEnB{r?I8RRH<_?*ASD69C
@-6ac#a8vqOd?*G~UFaY-dJOKLtNC4&k^8exg_y6qwtN&O4<^K}^^Z)w)zW)XQLI4B+MgY?P^#2_IBmmz39RRog3;-Aa^#9`jI
sokd9su|MHUQ!O@c#<{>Hp&Y&Ho1g)c*_s=Ku5m008v=aRBcBQvl-s^#A(*`v3L+^8XJ2^#1?={Qvd;`2Y6*|NjU81OWN}`~MO
E4gl)^9{>~pBLEoy>;LZmMgZsk6aex6K>*zU_y6?&0ssO4_5bnz00960@BjY)`2Pa{{r>>~_y6_(s{QTwbp9{=bNurF$oNzK8U
WS*^Zyh8*#8ay9snQ!4*(DV0RZ3sDF7P)4gli+B>)fr7y#k_69B9KCII;V=l|;eA^-ybD*!40`Tqm}H31U-
""".replace("\n", "")

# The mover's lead: for having the move, by the playouts' log odds, and by the means of pools.
FIRST, PLAYOUTS = -0.02899, 1.259
POOLS = (0.4648, 1.751, 1.209, 1.113, 2.305, 0, 1.098, -0.01957)

# The prior of a move, by what it adds to the winrate; a pass has more besides.
GAIN_BLACK, GAIN_WHITE = 12.33, 13.38
GAIN_PASS, PASS = 4.011, 0.9812
